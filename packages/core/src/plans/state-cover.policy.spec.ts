import { describe, expect, it } from 'vitest';
import { coversState } from './state-cover.policy.ts';

describe('the states that a plan covers', () => {
  it.each([
    ['no plan', null, 'co', true],
    ['a national plan', { variant: 'national', state: null }, 'co', true],
    ['a plan without a variant, where the state is not known', { variant: null, state: null }, null, true],
    ['a plan for the state', { variant: 'one_state', state: 'co' }, 'co', true],
    ['a plan for another state', { variant: 'one_state', state: 'ia' }, 'co', false],
    [
      'a plan for one state, where the state is not known',
      { variant: 'one_state', state: 'ia' },
      null,
      false,
    ],
  ])('PLAN-1 %s', (_, plan, state, covers) => {
    expect(coversState(plan, state)).toBe(covers);
  });
});
