import { describe, expect, it } from 'vitest';
import { remembered } from './remembered.ts';

const DAY = 86_400_000;

function setUp(most = 2) {
  const world = { now: 0, asked: [] as string[], fails: false };
  const ask = remembered(
    async (question) => {
      world.asked.push(question);
      if (world.fails) throw new Error('away');
      return question.toUpperCase();
    },
    { most, milliseconds: DAY, now: () => world.now },
  );
  return { world, ask };
}

describe('an answer that is remembered', () => {
  it('is not asked for again within its time, also while it is on its way', async () => {
    const { world, ask } = setUp();
    expect(await Promise.all([ask('a'), ask('a')])).toEqual(['A', 'A']);
    world.now = DAY - 1;
    expect(await ask('a')).toBe('A');
    expect(world.asked).toEqual(['a']);
    world.now = DAY;
    await ask('a');
    expect(world.asked).toEqual(['a', 'a']);
  });

  it('is forgotten when there are too many, the oldest first', async () => {
    const { world, ask } = setUp(2);
    for (const question of ['a', 'b', 'c', 'b', 'a']) await ask(question);
    expect(world.asked).toEqual(['a', 'b', 'c', 'a']);
  });

  it('is not kept where it failed', async () => {
    const { world, ask } = setUp();
    world.fails = true;
    await expect(ask('a')).rejects.toThrow('away');
    world.fails = false;
    expect(await ask('a')).toBe('A');
  });
});
