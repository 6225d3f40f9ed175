import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { done, fail } from '../../shared/result.ts';
import {
  fieldSaveAnswered,
  fieldSaveStep,
  hurryField,
  leaveField,
  PROFILE_SAVE_DELAY,
  savedField,
  takeFieldSaveStep,
  type FieldSave,
} from './field-save.policy.ts';

const noon = Date.parse('2026-03-02T12:00:00Z');

function sending(value: string): FieldSave<string> {
  return takeFieldSaveStep(leaveField(savedField('old'), value, noon), { do: 'save', value });
}

describe('a field that saves itself', () => {
  it('PROF-5 has nothing to do until it is left', () => {
    expect(fieldSaveStep(savedField('old'), noon)).toEqual({ do: 'nothing' });
  });

  it('PROF-5 is saved 500 ms after it was left, to the millisecond', () => {
    expect(PROFILE_SAVE_DELAY).toBe(500);
    const left = leaveField(savedField('old'), 'new', noon);
    expect(fieldSaveStep(left, noon)).toEqual({ do: 'wait', until: noon + 500 });
    expect(fieldSaveStep(left, noon + 499)).toEqual({ do: 'wait', until: noon + 500 });
    expect(fieldSaveStep(left, noon + 500)).toEqual({ do: 'save', value: 'new' });
    expect(fieldSaveStep(left, noon + 9999)).toEqual({ do: 'save', value: 'new' });
  });

  it('PROF-5 changed again within the delay, it restarts the delay and saves only the last value', () => {
    const twice = leaveField(leaveField(savedField('old'), 'first', noon), 'second', noon + 300);
    expect(fieldSaveStep(twice, noon + 500)).toEqual({ do: 'wait', until: noon + 800 });
    expect(fieldSaveStep(twice, noon + 800)).toEqual({ do: 'save', value: 'second' });
  });

  it('PROF-5 is skipped if it is unchanged', () => {
    const left = leaveField(savedField<string | null>(null), null, noon);
    const step = fieldSaveStep(left, noon + 500);
    expect(step).toEqual({ do: 'skip' });
    expect(takeFieldSaveStep(left, step)).toEqual(savedField(null));
  });

  it('PROF-5 changed and changed back before the delay is over, it is unchanged', () => {
    const back = leaveField(leaveField(savedField('old'), 'new', noon), 'old', noon + 100);
    expect(fieldSaveStep(back, noon + 600)).toEqual({ do: 'skip' });
  });

  it('PROF-5 waits for the save on its way before the next one', () => {
    const left = leaveField(sending('first'), 'second', noon + 600);
    expect(fieldSaveStep(left, noon + 9999)).toEqual({ do: 'nothing' });
    const answered = fieldSaveAnswered(left, done);
    expect(fieldSaveStep(answered, noon + 1100)).toEqual({ do: 'save', value: 'second' });
  });

  it('PROF-5 knows a value that was saved meanwhile as unchanged, and the one before as a change', () => {
    const answered = fieldSaveAnswered(sending('first'), done);
    expect(fieldSaveStep(leaveField(answered, 'first', noon), noon + 500)).toEqual({ do: 'skip' });
    expect(fieldSaveStep(leaveField(answered, 'old', noon), noon + 500)).toEqual({
      do: 'save',
      value: 'old',
    });
  });

  it('PROF-5 after a failed save nothing counts as unchanged, until a save succeeds', () => {
    const failed = fieldSaveAnswered(sending('first'), fail('save-failed'));
    expect(failed.sending).toBeNull();
    expect(fieldSaveStep(failed, noon + 9999)).toEqual({ do: 'nothing' });
    for (const value of ['first', 'old']) {
      expect(fieldSaveStep(leaveField(failed, value, noon), noon + 500)).toEqual({ do: 'save', value });
    }
  });

  it('PROF-5 an answer that nothing waits for changes nothing', () => {
    const field = savedField('old');
    expect(fieldSaveAnswered(field, fail('save-failed'))).toBe(field);
  });

  it('PROF-5 is due at once when the screen is left', () => {
    const left = leaveField(savedField('old'), 'new', noon);
    expect(fieldSaveStep(hurryField(left, noon + 1), noon + 1)).toEqual({ do: 'save', value: 'new' });
    expect(hurryField(left, noon + 700).left?.due).toBe(noon + 500);
    const still = savedField('old');
    expect(hurryField(still, noon)).toBe(still);
  });

  it('PROF-5 waiting and doing nothing leave it as it is', () => {
    const left = leaveField(savedField('old'), 'new', noon);
    expect(takeFieldSaveStep(left, { do: 'wait', until: noon })).toBe(left);
    expect(takeFieldSaveStep(left, { do: 'nothing' })).toBe(left);
  });

  it('PROF-5 never saves before 500 ms have passed since it was last left, nor what is known to be saved', () => {
    const moment = fc.record({
      value: fc.constantFrom('a', 'b', 'c'),
      pause: fc.integer({ min: 0, max: 1200 }),
    });
    fc.assert(
      fc.property(fc.array(moment, { minLength: 1 }), (moments) => {
        let field = savedField('a');
        let now = noon;
        let leftAt = now;
        let held = 'a';
        for (const { value, pause } of moments) {
          field = leaveField(field, value, now);
          leftAt = now;
          now += pause;
          const step = fieldSaveStep(field, now);
          if (step.do === 'save') {
            expect(now - leftAt).toBeGreaterThanOrEqual(500);
            expect(step.value).toBe(value);
            expect(step.value).not.toBe(held);
            held = step.value;
          }
          if (step.do === 'skip') expect(value).toBe(held);
          if (step.do === 'wait') expect(now).toBeLessThan(leftAt + 500);
          field = takeFieldSaveStep(field, step);
          if (step.do === 'save') field = fieldSaveAnswered(field, done);
        }
      }),
    );
  });
});
