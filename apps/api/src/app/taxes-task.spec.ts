import type { Locale } from '@ridgeline/core/shared';
import { describe, expect, it } from 'vitest';
import { ConfigurationProblem } from '../configuration/variables.ts';
import { taskWorld } from '../testing/task-world.ts';
import { taxesTask } from './taxes-task.ts';

const world = await taskWorld();

function taxes(words: readonly string[], locale: Locale = 'en'): Promise<string> {
  const { url, out, folder } = world;
  return world.saidBy(() => taxesTask(() => url, words, { out, locale, folder }));
}

async function load(text: string, locale?: Locale): Promise<string> {
  await world.write('taxes.csv', text);
  return taxes(['load', 'taxes.csv'], locale);
}

describe('the task taxes', () => {
  it('PLAN-9 loads the whole list, or nothing of it', async () => {
    expect(await load('TX,8.25\nCO,2.9\n')).toBe('2 states with a tax\n');
    await expect(load('TX,8\nCO,29 %\n')).rejects.toThrow('line 2: the percentage');
    expect(await taxes(['list'])).toBe('CO,2.9\nTX,8.25\n');
    expect(await load('TX,0.0001\n')).toBe('1 state with a tax\n');
    expect(await taxes(['list'])).toBe('TX,0.0001\n');
  });

  it.each(['', '\n\n', '# sales tax, 2026\n'])('PLAN-9 refuses a file without a state: %j', async (text) => {
    await load('TX,8.25\n');
    await expect(load(text)).rejects.toThrow('there is no state in it, nothing is loaded');
    expect(await taxes(['list'])).toBe('TX,8.25\n');
  });

  it('PLAN-9 tells each wrong line, in the language of the shell', async () => {
    const refused = load('TX\nXX,8\nCO,101\nWY,4\nWY,5\n', 'es');
    await expect(refused).rejects.toThrow(
      'taxes.csv: rechazado, no se cargó nada\n' +
        '  línea 1: una línea es un estado y su porcentaje: TX,8.25\n' +
        '  línea 2: un estado se nombra con sus dos letras\n' +
        '  línea 3: el porcentaje es un número de 0 a 100 con cuatro decimales como máximo\n' +
        '  línea 5: el estado está dos veces en el archivo',
    );
    await expect(taxes([], 'es')).rejects.toThrow(/^Uso:/);
    await expect(taxes(['due', 'nadie@example.com'], 'es')).rejects.toThrow('Nadie se ha registrado como');
  });

  it('PLAN-9 frees a person of tax, and charges it again', async () => {
    await world.sql.query(
      `insert into people (id, email, given_name, family_name) values (gen_random_uuid(), 'ada@example.com', 'Ada', 'Marsh')`,
    );
    const free = async () => (await world.sql.query('select email from people where tax_free')).rows;
    expect(await taxes(['free', 'ADA@example.com'])).toContain('pays no tax');
    expect(await free()).toEqual([{ email: 'ada@example.com' }]);
    await taxes(['due', 'ada@example.com']);
    expect(await free()).toEqual([]);
  });

  it.each([
    ['free', 'nobody@example.com'],
    ['load', '/no/such/file'],
    ['list', 'more'],
    ['load'],
    [],
    ['lift', 'x'],
  ])('PLAN-9 refuses %s %s', async (...words) => {
    await expect(taxes(words)).rejects.toThrow(ConfigurationProblem);
  });
});
