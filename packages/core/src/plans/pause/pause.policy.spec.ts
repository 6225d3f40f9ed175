import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPauseDates, instants, momentsAround, pauses } from '../../testing/plans/plan.arbitrary.ts';
import { reach } from '../../testing/shared/reach.ts';
import { DAY, type Instant } from '../../shared/instant.ts';
import {
  canPauseAgain,
  isAboutToPause,
  isPauseActive,
  isPaused,
  PAUSE_EVERY,
  pausedUntil,
  pauseRefusedUntil,
} from './pause.policy.ts';
import type { PauseDates } from '../subscription.ts';

const pause = {
  pausedAt: Date.parse('2026-03-02T15:00:00.000Z'),
  pauseActiveAt: Date.parse('2026-03-31T10:00:00.000Z'),
  resumesAt: Date.parse('2026-05-31T10:00:00.000Z'),
};
const never: PauseDates = { pausedAt: null, pauseActiveAt: null, resumesAt: null };

function flags(dates: PauseDates, now: Instant): { paused: boolean; active: boolean; about: boolean } {
  return {
    paused: isPaused(dates, now),
    active: isPauseActive(dates, now),
    about: isAboutToPause(dates, now),
  };
}

const running = { paused: false, active: false, about: false };
const aboutTo = { paused: true, active: false, about: true };
const active = { paused: true, active: true, about: false };

describe('the flags of a pause', () => {
  it.each([
    ['1 ms before paused_at', pause.pausedAt - 1, running],
    ['at paused_at', pause.pausedAt, aboutTo],
    ['1 ms after paused_at', pause.pausedAt + 1, aboutTo],
    ['1 ms before pause_active_at', pause.pauseActiveAt - 1, aboutTo],
    ['at pause_active_at', pause.pauseActiveAt, active],
    ['1 ms after pause_active_at', pause.pauseActiveAt + 1, active],
    ['1 ms before resumes_at', pause.resumesAt - 1, active],
    ['at resumes_at', pause.resumesAt, running],
    ['1 ms after resumes_at', pause.resumesAt + 1, running],
  ])('PAUSE-1 PAUSE-2 PAUSE-3 %s', (_, now, expected) => {
    expect(flags(pause, now)).toEqual(expected);
  });

  it('PAUSE-1 are down for a plan that was never paused', () => {
    expect(flags(never, pause.pauseActiveAt)).toEqual(running);
  });

  it('PAUSE-1 are down without a beginning or without an end, even in the first days of 1970', () => {
    expect(flags({ ...pause, pausedAt: null }, pause.pauseActiveAt)).toEqual(running);
    expect(flags({ ...pause, resumesAt: null }, pause.pauseActiveAt)).toEqual(running);
    expect(flags({ pausedAt: null, pauseActiveAt: 1, resumesAt: 10 }, 5)).toEqual(running);
    expect(flags({ pausedAt: -10, pauseActiveAt: -10, resumesAt: null }, -5)).toEqual(running);
  });

  it('PAUSE-3 hold a pause whose effect has no date for one still to come', () => {
    expect(flags({ ...pause, pauseActiveAt: null }, pause.pauseActiveAt)).toEqual(aboutTo);
    expect(flags({ pausedAt: 0, pauseActiveAt: null, resumesAt: 10 }, 5)).toEqual(aboutTo);
  });

  it('PAUSE-3 are down for a pause that was resumed before it took effect', () => {
    const resumedEarly = { ...pause, resumesAt: pause.pausedAt + DAY };
    expect(flags(resumedEarly, pause.pausedAt + DAY)).toEqual(running);
    expect(flags(resumedEarly, pause.pauseActiveAt)).toEqual(running);
  });

  it('PAUSE-1 PAUSE-2 PAUSE-3 law: paused is about to pause or active, and never both', () => {
    fc.assert(
      fc.property(anyPauseDates(), instants(), (dates, now) => {
        const { paused, active: isActive, about } = flags(dates, now);
        expect(paused).toBe(isActive || about);
        expect(isActive && about).toBe(false);
      }),
    );
  });

  it('PAUSE-1 PAUSE-2 PAUSE-3 are, for a pause in order, as the specification writes them', () => {
    const pauseAndMoment = pauses().chain((dates) =>
      fc.tuple(fc.constant(dates), momentsAround(dates.pausedAt, dates.pauseActiveAt, dates.resumesAt)),
    );
    fc.assert(
      fc.property(pauseAndMoment, ([dates, now]) => {
        expect(flags(dates, now)).toEqual({
          paused: now >= dates.pausedAt && now < dates.resumesAt,
          active: now >= dates.pauseActiveAt && now < dates.resumesAt,
          about: now >= dates.pausedAt && now < dates.pauseActiveAt,
        });
      }),
    );
  });

  it('PAUSE-1 PAUSE-2 PAUSE-3 law: change at the three instants only', () => {
    const pauseAndMoment = pauses().chain((dates) =>
      fc.tuple(fc.constant(dates), momentsAround(dates.pausedAt, dates.pauseActiveAt, dates.resumesAt)),
    );
    fc.assert(
      fc.property(pauseAndMoment, ([dates, now]) => {
        const changed = JSON.stringify(flags(dates, now - 1)) !== JSON.stringify(flags(dates, now));
        const edges = Object.values(dates).filter((edge) => edge === now).length;
        // Events at the same instant may cancel each other out; a single one always changes something.
        if (edges < 2) expect(changed).toBe(edges === 1);
      }),
    );
  });

  it('PAUSE-1 PAUSE-2 PAUSE-3 law: as time passes, the phases only go forward', () => {
    const PHASES = ['before', 'about', 'active', 'over'] as const;
    const phaseAt = (dates: PauseDates, now: Instant): (typeof PHASES)[number] => {
      const { about, active: isActive } = flags(dates, now);
      if (about) return 'about';
      if (isActive) return 'active';
      return now < (dates.pausedAt ?? 0) ? 'before' : 'over';
    };
    const step = fc.integer({ min: 0, max: 60 * DAY });
    const reached = reach(...PHASES, 'changed');
    fc.assert(
      fc.property(pauses(), fc.integer({ min: -30 * DAY, max: 400 * DAY }), step, (dates, offset, later) => {
        const now = dates.pausedAt + offset;
        const [from, to] = [phaseAt(dates, now), phaseAt(dates, now + later)];
        expect(PHASES.indexOf(to)).toBeGreaterThanOrEqual(PHASES.indexOf(from));
        reached.at(from);
        if (from !== to) reached.at('changed');
      }),
      { numRuns: 400 },
    );
    reached.expectEach();
  });
});

describe('when a pause ends', () => {
  it('PAUSE-1 is its resumes_at while it holds, and nothing outside', () => {
    expect(pausedUntil(pause, pause.pausedAt - 1)).toBeNull();
    expect(pausedUntil(pause, pause.pausedAt)).toBe(pause.resumesAt);
    expect(pausedUntil(pause, pause.resumesAt)).toBeNull();
  });
});

describe('pausing again', () => {
  const again = pause.pausedAt + 365 * DAY;

  it.each([
    ['before the pause', pause.pausedAt - 1, true],
    ['while about to pause, by the letter', pause.pauseActiveAt - 1, true],
    ['from pause_active_at', pause.pauseActiveAt, false],
    ['after it resumed', pause.resumesAt + 1, false],
    ['1 ms before paused_at + 365 days', again - 1, false],
    ['at paused_at + 365 days', again, true],
    ['1 ms after paused_at + 365 days', again + 1, true],
  ])('PAUSE-4 %s', (_, now, allowed) => {
    expect(canPauseAgain(pause, now)).toBe(allowed);
    expect(pauseRefusedUntil(pause, now)).toBe(allowed ? null : again);
  });

  it('PAUSE-4 is free where nothing tells of a pause that took effect', () => {
    expect(canPauseAgain(never, 0)).toBe(true);
    expect(canPauseAgain({ ...pause, pausedAt: null }, pause.pauseActiveAt)).toBe(true);
    expect(canPauseAgain({ pausedAt: null, pauseActiveAt: 5, resumesAt: 20 }, 10)).toBe(true);
    expect(canPauseAgain({ ...pause, pauseActiveAt: null }, pause.pauseActiveAt)).toBe(true);
    expect(canPauseAgain({ pausedAt: 0, pauseActiveAt: null, resumesAt: 20 }, 10)).toBe(true);
  });

  it('PAUSE-4 does not ask whether the pause has an end', () => {
    expect(canPauseAgain({ ...pause, resumesAt: null }, pause.pauseActiveAt)).toBe(false);
  });

  it('PAUSE-4 PAUSE-9 law: one in any 365 days, refused until exactly paused_at + 365 days', () => {
    expect(PAUSE_EVERY).toBe(31_536_000_000);
    const pauseAndMoment = pauses().chain((dates) =>
      fc.tuple(
        fc.constant(dates),
        momentsAround(dates.pauseActiveAt, dates.resumesAt, dates.pausedAt + 365 * DAY),
      ),
    );
    fc.assert(
      fc.property(pauseAndMoment, ([dates, now]) => {
        const refused = now >= dates.pauseActiveAt && now - dates.pausedAt < 365 * DAY;
        expect(canPauseAgain(dates, now)).toBe(!refused);
        expect(pauseRefusedUntil(dates, now)).toBe(refused ? dates.pausedAt + 365 * DAY : null);
      }),
    );
  });
});
