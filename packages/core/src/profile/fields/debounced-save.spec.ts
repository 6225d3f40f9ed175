import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { done, fail, type Result } from '../../shared/result.ts';
import { FakeClock } from '../../testing/shared/fake-clock.ts';
import { EagerTimer, FakeTimer } from '../../testing/shared/fake-timer.ts';
import { DebouncedSave } from './debounced-save.ts';

type Answer = Result<void, 'save-failed'>;

function setUp(save: (value: string) => Promise<Answer> = async () => done) {
  const clock = new FakeClock(0);
  const timer = new FakeTimer(clock);
  const sent: [string, number][] = [];
  const told: unknown[] = [];
  const field = new DebouncedSave<string, 'save-failed'>(clock, timer, 'old', {
    save: (value) => {
      sent.push([value, clock.now()]);
      return save(value);
    },
    tell: (outcome) => void told.push(outcome),
  });
  return { clock, timer, sent, told, field };
}

/** Saves whose responses the test controls. */
function heldBack() {
  const answers: ((answer: Answer) => void)[] = [];
  return { answers, save: () => new Promise<Answer>((resolve) => void answers.push(resolve)) };
}

describe('a debounced save', () => {
  it('PROF-5 saves once, 500 ms after the field was last left, and tells', async () => {
    const { timer, sent, told, field } = setUp();
    field.leave('first');
    await timer.advance(300);
    field.leave('second');
    await timer.advance(499);
    expect(sent).toEqual([]);
    await timer.advance(1);
    expect(sent).toEqual([['second', 800]]);
    expect(told).toEqual([{ ok: true, value: 'second' }]);
    expect(timer.waiting).toBe(0);
  });

  it('PROF-5 skips what is unchanged, and tells nothing', async () => {
    const { timer, sent, told, field } = setUp();
    field.leave('old');
    await timer.advance(5000);
    expect([sent, told]).toEqual([[], []]);
  });

  it('PROF-5 skips what it has saved itself, and saves what was there before as a change', async () => {
    const { timer, sent, field } = setUp();
    for (const value of ['new', 'new', 'old', 'old']) {
      field.leave(value);
      await timer.advance(500);
    }
    expect(sent).toEqual([
      ['new', 500],
      ['old', 1500],
    ]);
  });

  it('PROF-5 a timer that fires too early does not save too early, nor lose the save', async () => {
    const clock = new FakeClock(0);
    const timer = new EagerTimer(clock);
    const sent: number[] = [];
    const field = new DebouncedSave<string, never>(clock, timer, 'old', {
      save: async () => {
        sent.push(clock.now());
        return done;
      },
      tell: () => {},
    });
    field.leave('new');
    await timer.advance(1000);
    expect(sent).toEqual([500]);
  });

  it('PROF-5 tells of a failure, and saves the same again when the field is left again', async () => {
    const answers: Answer[] = [fail('save-failed'), done];
    const { timer, sent, told, field } = setUp(async () => answers.shift() ?? done);
    field.leave('new');
    await timer.advance(500);
    expect(told).toEqual([{ ok: false, failure: 'save-failed' }]);
    await timer.advance(5000);
    expect(sent).toHaveLength(1);
    field.leave('new');
    await timer.advance(500);
    expect(sent).toEqual([
      ['new', 500],
      ['new', 6000],
    ]);
  });

  it('PROF-5 saves at once when the screen is left, and not a second time', async () => {
    const { timer, sent, field } = setUp();
    field.flush();
    field.leave('new');
    await timer.advance(100);
    field.flush();
    expect(sent).toEqual([['new', 100]]);
    await timer.advance(5000);
    expect(sent).toHaveLength(1);
  });

  it('PROF-5 holds the next save until the one on its way is answered', async () => {
    const { answers, save } = heldBack();
    const { timer, sent, field } = setUp(save);
    field.leave('first');
    await timer.advance(500);
    field.leave('second');
    await timer.advance(5000);
    expect(sent).toEqual([['first', 500]]);
    answers[0]?.(done);
    await timer.advance(0);
    expect(sent).toEqual([
      ['first', 500],
      ['second', 5500],
    ]);
  });

  it('PROF-5 whatever the order of answers and failures, the API ends with the last value left, saved one at a time', async () => {
    const action = fc.record({
      value: fc.constantFrom('old', 'a', 'b', 'c'),
      wait: fc.integer({ min: 0, max: 1500 }),
      fails: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(action, { minLength: 1, maxLength: 12 }),
        async (scheduler, actions) => {
          let held = 'old';
          let flying = 0;
          let mostAtOnce = 0;
          const outcomes = actions.map(({ fails }) => fails);
          const { timer, sent, field } = setUp(async (value) => {
            flying += 1;
            mostAtOnce = Math.max(mostAtOnce, flying);
            await scheduler.schedule(Promise.resolve(), 'arrives');
            const fails = outcomes.shift() ?? false;
            // A save may fail before or after it reaches the API.
            if (!fails || value === 'b') held = value;
            await scheduler.schedule(Promise.resolve(), 'answers');
            flying -= 1;
            return fails ? fail('save-failed') : done;
          });
          for (const { value, wait } of actions) {
            field.leave(value);
            await timer.advance(wait);
            if (wait % 2 === 0 && scheduler.count() > 0) await scheduler.waitOne();
          }
          const last = actions.at(-1)?.value;
          for (let round = 0; round <= outcomes.length + 2; round++) {
            await timer.advance(500);
            await scheduler.waitIdle();
          }
          // After a failure the field loses focus once more.
          outcomes.length = 0;
          field.leave(last ?? 'old');
          await timer.advance(500);
          await scheduler.waitIdle();
          expect(held).toBe(last);
          expect(mostAtOnce).toBeLessThanOrEqual(1);
          expect(sent.length).toBeLessThanOrEqual(actions.length + 1);
          expect(timer.waiting).toBe(0);
        },
      ),
    );
  });
});
