import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aNotice, migrationNotice } from '../testing/profile/notice.builder.ts';
import {
  nextMigrationWatch,
  NOTICE_POLLING_INTERVAL,
  type MigrationWatch,
  type NoticesAnswer,
} from './migration-watch.machine.ts';

const noon = Date.parse('2026-03-02T12:00:00Z');
const off: MigrationWatch = { is: 'off' };
const waiting: MigrationWatch = { is: 'waiting', until: noon + 3000 };
const looking: MigrationWatch = { is: 'looking', since: noon };
const stillMoving: NoticesAnswer = { ok: true, value: [migrationNotice] };
const gone: NoticesAnswer = { ok: true, value: [] };
const onlyOthers: NoticesAnswer = { ok: true, value: [aNotice()] };

describe('waiting for projects to be moved', () => {
  it('NOTE-2 begins when a migration_notice is seen, and looks 3 seconds later, to the millisecond', () => {
    expect(NOTICE_POLLING_INTERVAL).toBe(3000);
    const seen = nextMigrationWatch(off, { type: 'notices-seen', notices: [migrationNotice], at: noon });
    expect(seen).toEqual(waiting);
    expect(nextMigrationWatch(waiting, { type: 'time-passed', at: noon + 2999 })).toBe(waiting);
    expect(nextMigrationWatch(waiting, { type: 'time-passed', at: noon + 3000 })).toEqual({
      is: 'looking',
      since: noon + 3000,
    });
  });

  it('NOTE-2 does not begin for other notices, nor twice', () => {
    expect(nextMigrationWatch(off, { type: 'notices-seen', notices: [aNotice()], at: noon })).toBe(off);
    for (const watch of [waiting, looking]) {
      expect(
        nextMigrationWatch(watch, { type: 'notices-seen', notices: [migrationNotice], at: noon + 1 }),
      ).toBe(watch);
    }
  });

  it.each([
    ['at once', 0, 3000],
    ['before the next beat', 2999, 3000],
    ['on the next beat', 3000, 3000],
    ['after it', 3001, 6000],
    ['much later', 10_000, 12_000],
  ])('NOTE-2 while it is there, looks again every 3 seconds; answered %s', (_, after, next) => {
    expect(nextMigrationWatch(looking, { type: 'answered', answer: stillMoving, at: noon + after })).toEqual({
      is: 'waiting',
      until: noon + next,
    });
  });

  it('NOTE-2 looks again after a look that failed', () => {
    const answer: NoticesAnswer = { ok: false, failure: 'unavailable' };
    expect(nextMigrationWatch(looking, { type: 'answered', answer, at: noon })).toEqual(waiting);
  });

  it('NOTE-2 is over when it is gone, whatever else is there', () => {
    for (const answer of [gone, onlyOthers]) {
      expect(nextMigrationWatch(looking, { type: 'answered', answer, at: noon })).toEqual({
        is: 'over',
        why: 'all-available',
      });
    }
  });

  it('NOTE-2 is over when the session is', () => {
    const answer: NoticesAnswer = { ok: false, failure: 'signed-out' };
    expect(nextMigrationWatch(looking, { type: 'answered', answer, at: noon })).toEqual({
      is: 'over',
      why: 'signed-out',
    });
  });

  it('NOTE-2 an answer counts only while it is looked for, and time only while it is waited for', () => {
    const over: MigrationWatch = { is: 'over', why: 'all-available' };
    for (const watch of [off, waiting, over]) {
      expect(nextMigrationWatch(watch, { type: 'answered', answer: gone, at: noon })).toBe(watch);
    }
    for (const watch of [off, looking, over]) {
      expect(nextMigrationWatch(watch, { type: 'time-passed', at: noon + 9999 })).toBe(watch);
    }
  });

  it('NOTE-2 can be stopped at any time', () => {
    for (const watch of [off, waiting, looking]) {
      expect(nextMigrationWatch(watch, { type: 'stopped' })).toEqual(off);
    }
  });

  it('NOTE-2 keeps its beat: each look falls a whole number of 3 seconds after the first, never two in one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 20 }), (delays) => {
        let watch = nextMigrationWatch(off, { type: 'notices-seen', notices: [migrationNotice], at: noon });
        let before = noon;
        for (const delay of delays) {
          expect(watch.is).toBe('waiting');
          const until = watch.is === 'waiting' ? watch.until : Number.NaN;
          expect((until - noon) % 3000).toBe(0);
          expect(until - before).toBeGreaterThanOrEqual(before === noon ? 3000 : 0);
          watch = nextMigrationWatch(watch, { type: 'time-passed', at: until });
          before = until + delay;
          watch = nextMigrationWatch(watch, { type: 'answered', answer: stillMoving, at: before });
          expect(watch.is === 'waiting' && watch.until > until && watch.until >= before).toBe(true);
        }
      }),
    );
  });
});
