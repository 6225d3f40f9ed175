import { describe, expect, it } from 'vitest';
import { reach } from './reach.ts';

describe('how often a property reaches its branches', () => {
  it('is enough where each was reached', () => {
    const reached = reach('kept', 'refused');
    reached.at('kept');
    reached.at('refused');
    expect(() => reached.expectEach(1)).not.toThrow();
  });

  it('fails with the counts where one was not', () => {
    const reached = reach('kept', 'refused');
    for (let run = 0; run < 5; run += 1) reached.at('kept');
    expect(() => reached.expectEach()).toThrow('reached {"kept":5,"refused":0}, each at least 5 times');
  });
});
