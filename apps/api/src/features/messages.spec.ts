import { LOCALES, type MessageTable } from '@ridgeline/core/shared';
import { describe, expect, it } from 'vitest';
import { pdfMessages } from './documents/pdf.messages.ts';
import { mailMessages } from './mail.messages.ts';
import { dataTaskMessages } from './packs/data-task.messages.ts';

const tables: readonly (readonly [string, MessageTable])[] = [
  ['mailMessages', mailMessages],
  ['pdfMessages', pdfMessages],
  ['dataTaskMessages', dataTaskMessages],
];

describe.each(tables)('%s', (_, table) => {
  it('says the same in both languages: same keys, same fields, nothing empty', () => {
    expect(Object.keys(table.es).toSorted()).toEqual(Object.keys(table.en).toSorted());
    for (const key of Object.keys(table.en)) {
      const [english, spanish] = LOCALES.map((locale) => fieldsIn(String(table[locale][key])));
      expect(spanish, key).toEqual(english);
    }
  });
});

function fieldsIn(text: string): readonly string[] {
  expect(text.trim()).not.toBe('');
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, field]) => field ?? '').toSorted();
}
