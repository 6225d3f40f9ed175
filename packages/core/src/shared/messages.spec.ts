import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dollarsText,
  languageTag,
  LOCALES,
  messages,
  numberText,
  say,
  type MessageTable,
} from './messages.ts';

const words = messages(
  { greeting: 'Hello {name}', projects: { one: '{count} project', other: '{count} projects' } },
  { greeting: 'Hola {name}', projects: { one: '{count} proyecto', other: '{count} proyectos' } },
);

describe('words', () => {
  it('fills in fields', () => {
    expect(say(words, 'en', 'greeting', { name: 'Ada' })).toBe('Hello Ada');
    expect(say(words, 'es', 'greeting', { name: 'Ada' })).toBe('Hola Ada');
  });

  it('chooses the form that fits the count, and writes numbers as the language does', () => {
    expect(say(words, 'en', 'projects', { count: 1 })).toBe('1 project');
    expect(say(words, 'en', 'projects', { count: 1200 })).toBe('1,200 projects');
    expect(say(words, 'es', 'projects', { count: 0 })).toBe('0 proyectos');
  });
});

describe('figures', () => {
  const figures = fc.oneof(
    fc.double(),
    fc.integer({ min: -1e12, max: 1e12 }).map((millionths) => millionths / 1e6),
    fc.maxSafeInteger(),
    fc.constantFrom(0, -0, 999, 1000, -1000, 1e21, 1e-7, 0.0000005, Infinity, NaN),
  );

  it('are written as Intl writes them, in each language', () => {
    const formats = LOCALES.map(
      (locale) => [locale, new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 6 })] as const,
    );
    fc.assert(
      fc.property(figures, (value) => {
        for (const [locale, format] of formats) expect(numberText(value, locale)).toBe(format.format(value));
      }),
    );
  });

  it('of money are, too', () => {
    const formats = LOCALES.map((locale) => {
      const style = { style: 'currency', currency: 'USD' } as const;
      return [locale, new Intl.NumberFormat(languageTag(locale), style)] as const;
    });
    const cents = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -0, 5, -5, 99, 100, -99_999_999));
    fc.assert(
      fc.property(cents, (value) => {
        for (const [locale, format] of formats)
          expect(dollarsText(value, locale)).toBe(format.format(value / 100));
      }),
    );
  });
});

// Vite's own types are not visible in core; this is the part used here.
declare global {
  interface ImportMeta {
    glob(pattern: string, options: { readonly eager: true }): Record<string, Record<string, unknown>>;
  }
}

/** Every table of core, found by file name, so that a new one is held to the rule without being named here. */
const tables = Object.values(import.meta.glob('../**/*.messages.ts', { eager: true })).flatMap((file) =>
  Object.entries(file).filter((entry): entry is [string, MessageTable] => entry[0].endsWith('Messages')),
);

it('finds the tables of every area', () => {
  expect(tables.length).toBeGreaterThan(40);
});

describe.each(tables)('%s', (_, table) => {
  it('says the same in both languages: same keys, same fields, nothing empty', () => {
    expect(Object.keys(table.es).sort()).toEqual(Object.keys(table.en).sort());
    for (const key of Object.keys(table.en)) {
      const [english, spanish] = LOCALES.map((locale) => fieldsIn(table[locale][key]));
      expect(spanish, key).toEqual(english);
    }
  });
});

function fieldsIn(message: MessageTable['en'][string] | undefined): string[] {
  const texts = typeof message === 'object' ? [message.one, message.other] : [message ?? ''];
  for (const text of texts) expect(text.trim()).not.toBe('');
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, field]) => field ?? ''))),
  ].sort();
}
