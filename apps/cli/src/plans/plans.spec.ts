import { pauseVerdict } from '@ridgeline/core/plans';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { answerOf, runCli } from '../testing/run-cli.ts';

const PAUSED = 'pause why --paused 2026-01-10 --active 2026-01-31 --resumes 2026-04-30';

describe('ridgeline pause why', () => {
  it.each([
    ['pause why', EXIT_CODES.ok, 'Payments can be paused.'],
    [`${PAUSED} --at 2026-02-10`, EXIT_CODES.no, 'Your payments are paused until'],
    [`${PAUSED} --at 2026-06-01`, EXIT_CODES.no, 'They can be paused again from 2027-01-10 on.'],
    [`${PAUSED} --at 2027-01-10`, EXIT_CODES.ok, 'Payments can be paused.'],
    ['pause why --billing annual', EXIT_CODES.no, 'only be paused with monthly billing'],
    ['pause why --on-android', EXIT_CODES.no, 'in the mobile app'],
    ['pause why --not-owner', EXIT_CODES.no, 'contact Team Owner'],
    ['pause why --paid-until 2026-11-01 --at 2026-11-02', EXIT_CODES.no, 'A payment for your plan is due'],
    ['pause why --removed', EXIT_CODES.no, 'cannot be paused'],
    ['pause why --expired', EXIT_CODES.no, 'cannot be paused'],
    ['pause why --no-pauses', EXIT_CODES.no, 'cannot be paused'],
  ])('PAUSE-4 PAUSE-6 says the verdict in words: %s', async (commandLine, exitCode, words) => {
    const ran = await runCli(commandLine);
    expect([ran.exitCode, ran.err]).toEqual([exitCode, '']);
    expect(ran.out).toContain(words);
  });

  it('PAUSE-4 gives the verdict of core for any dates, from a file as from flags', async () => {
    const moment = fc.date({
      min: new Date('2025-01-01'),
      max: new Date('2027-12-31'),
      noInvalidDate: true,
    });
    await fc.assert(
      fc.asyncProperty(moment, moment, moment, moment, async (now, paused, active, resumes) => {
        const facts = { now, pausedAt: paused, pauseActiveAt: active, resumesAt: resumes };
        const answer = await answerOf('pause why --input -', { standardInput: JSON.stringify(facts) });
        const plan = {
          billingPeriod: 'monthly',
          platform: 'web',
          archivedDate: null,
          isExpired: false,
          ui: { canPauseSubscription: true },
          pausedAt: paused.getTime(),
          pauseActiveAt: active.getTime(),
          resumesAt: resumes.getTime(),
        } as const;
        const verdict = pauseVerdict(plan, { owner: true, now: now.getTime(), paidUntil: null });
        expect(answer).toEqual({ now: now.getTime(), ...verdict });
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['pause why --at 2026-02-30', '--at: write it like 2026-11-23.'],
    ['pause why --billing weekly', '--billing: one of monthly or annual.'],
    ['trial explain --days many', '--days: write it like 14.'],
    ['pause', 'Did you mean “pause why”?'],
  ])('is refused in words: %s', async (commandLine, words) => {
    const { exitCode, err } = await runCli(commandLine);
    expect([exitCode, err]).toEqual([EXIT_CODES.unusable, expect.stringContaining(words)]);
  });
});

describe('ridgeline trial explain', () => {
  it.each([
    ['--signed-up 2026-11-01 --at 2026-11-10', 'It has 5 days left.', 'after the person signed up'],
    ['--signed-up 2026-11-01 --started 2026-11-05 --at 2026-11-10', 'It has 9 days left.', 'plan started'],
    ['--ends 2026-12-01 --started 2026-11-05 --at 2026-11-30', 'It has 1 day left.', 'the plan itself'],
    ['--signed-up 2026-11-01 --days 30 --at 2026-11-20', 'It has 11 days left.', '30 days after'],
    ['--signed-up 2026-11-01 --at 2026-11-15', 'It is over', '14 days after'],
    ['--at 2026-11-15', 'It is not known', 'counts as over'],
  ])('PLAN-2 says the end, why, and what is left: %s', async (flags, left, why) => {
    const { out, exitCode } = await runCli(`trial explain ${flags}`);
    expect(out).toContain(left);
    expect(out).toContain(why);
    expect(exitCode).toBe(left.startsWith('It has') ? EXIT_CODES.ok : EXIT_CODES.no);
  });
});
