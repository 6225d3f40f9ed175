import { describe, expect, it } from 'vitest';
import { confirmed } from './confirmation.ts';
import type { FlagValues } from './command.ts';

const NAME = 'ridgeline_copy';

async function answered(flags: FlagValues, typed: string | null) {
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return typed;
  };
  const about = { name: NAME, says: () => 'The database is filled.' };
  return { result: await confirmed({ flags, ask, locale: 'en' }, about), asked };
}

describe('what cannot be undone', () => {
  it.each([
    [NAME, true],
    [` ${NAME} `, true],
    ['yes', false],
    ['', false],
    [null, false],
  ])('is done in a terminal only if its name is typed: %s', async (typed, isDone) => {
    const { result, asked } = await answered(new Map(), typed);
    expect(result.ok).toBe(isDone);
    expect(asked).toEqual([`The database is filled.\nThis cannot be undone. Type ${NAME} to go on: `]);
  });

  it.each([
    [NAME, true],
    ['other', false],
    ['', false],
  ])('is done without a terminal only by --yes with its name: %s', async (given, isDone) => {
    const { result, asked } = await answered(new Map([['yes', [given]]]), null);
    expect([result.ok, asked]).toEqual([isDone, []]);
  });
});
