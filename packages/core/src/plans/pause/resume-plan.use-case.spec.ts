import { describe, expect, it } from 'vitest';
import { planWorld } from '../../testing/plans/plan-world.ts';
import { ResumePlan } from './resume-plan.use-case.ts';

const owner = { owner: true, production: false };
const member = { owner: false, production: false };

describe('resuming', () => {
  const pause = {
    pausedAt: Date.parse('2026-02-10T00:00:00Z'),
    pauseActiveAt: Date.parse('2026-02-28T10:00:00Z'),
    resumesAt: Date.parse('2026-04-30T10:00:00Z'),
  };

  it('PAUSE-6 ends the pause now', async () => {
    const { clock, plans, plan, now } = planWorld(pause);
    expect(await new ResumePlan(plans, clock).run({ ...owner, plan })).toMatchObject({
      ok: true,
      value: { ...pause, resumesAt: now },
    });
  });

  it.each([
    ['a member', {}, member, 'not-owner'],
    ['an owner on android', { platform: 'android' }, owner, 'bought-on-android'],
    [
      'an owner of a plan that has resumed',
      { resumesAt: Date.parse('2026-03-02T15:00:00Z') },
      owner,
      'not-paused',
    ],
  ])('PAUSE-10 is refused to %s without asking', async (_, change, who, why) => {
    const { clock, plans, plan } = planWorld({ ...pause, ...change });
    expect(await new ResumePlan(plans, clock).run({ ...who, plan })).toEqual({
      ok: false,
      failure: { code: 'not-allowed', why },
    });
    expect(plans.called).toEqual([]);
  });

  it('PAUSE-8 tells that it failed', async () => {
    const { clock, plans, plan } = planWorld(pause);
    plans.breakConnection();
    expect(await new ResumePlan(plans, clock).run({ ...owner, plan })).toEqual({
      ok: false,
      failure: { code: 'resume-failed', because: 'unavailable' },
    });
  });

  it('PAUSE-5 goes by the test clock outside production, and by the real one in it', async () => {
    const details = { testClockDetails: { frozenTime: pause.resumesAt } };
    const { clock, plans, plan } = planWorld({ ...pause, details });
    const run = (production: boolean) => new ResumePlan(plans, clock).run({ plan, owner: true, production });
    expect(await run(false)).toMatchObject({ failure: { code: 'not-allowed', why: 'not-paused' } });
    expect(plans.called).toEqual([]);
    await run(true);
    expect(plans.called).toEqual(['resume']);
  });
});
