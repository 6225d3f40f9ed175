import { describe, expect, it } from 'vitest';
import { FakeClock } from './fake-clock.ts';
import { EagerTimer, FakeTimer } from './fake-timer.ts';
import { timerContract } from './timer.contract.ts';

for (const [name, Kind] of [
  ['FakeTimer', FakeTimer],
  ['EagerTimer', EagerTimer],
] as const) {
  timerContract(name, async () => {
    const timer = new Kind(new FakeClock(0));
    return { timer, letTimePass: (milliseconds) => timer.advance(milliseconds) };
  });
}

function setUp() {
  const clock = new FakeClock(0);
  const timer = new FakeTimer(clock);
  const fired: [string, number][] = [];
  const note = (name: string) => () => void fired.push([name, clock.now()]);
  return { clock, timer, fired, note };
}

describe('FakeTimer', () => {
  it('fires what is due, in order, each at its own instant', async () => {
    const { clock, timer, fired, note } = setUp();
    timer.after(200, note('later'));
    timer.after(100, note('sooner'));
    await timer.advance(99);
    expect(fired).toEqual([]);
    await timer.advance(101);
    expect(fired).toEqual([
      ['sooner', 100],
      ['later', 200],
    ]);
    expect(clock.now()).toBe(200);
    expect(timer.waiting).toBe(0);
  });

  it('fires what was set by something that fired, if that falls due too', async () => {
    const { timer, fired, note } = setUp();
    timer.after(10, () => timer.after(10, note('second')));
    await timer.advance(20);
    expect(fired).toEqual([['second', 20]]);
  });

  it('may be too early by a millisecond', async () => {
    const { clock, fired, note } = setUp();
    const timer = new EagerTimer(clock);
    timer.after(10, note('early'));
    timer.after(1, note('soon'));
    await timer.advance(10);
    expect(fired).toEqual([
      ['soon', 1],
      ['early', 9],
    ]);
  });

  it('does not fire what was cancelled', async () => {
    const { timer, fired, note } = setUp();
    const cancel = timer.after(10, note('never'));
    cancel();
    await timer.advance(20);
    expect(fired).toEqual([]);
  });
});
