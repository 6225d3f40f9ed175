import { describe, expect, it } from 'vitest';
import { planWorld } from '../../testing/plans/plan-world.ts';
import { aPlan } from '../../testing/plans/plan.builder.ts';
import { DAY } from '../../shared/instant.ts';
import { PausePlan } from './pause-plan.use-case.ts';

const owner = { owner: true, production: false };
const member = { owner: false, production: false };

describe('pausing', () => {
  it('PAUSE-6 answers the plan as it then stands', async () => {
    const { clock, plans, plan, now } = planWorld();
    expect(await new PausePlan(plans, clock).run({ ...owner, plan, durationMonths: 2 })).toMatchObject({
      ok: true,
      value: { pausedAt: now, resumesAt: Date.parse('2026-05-31T10:00:00Z') },
    });
    expect(plans.called).toEqual(['pause 2']);
  });

  it('PAUSE-9 does not ask where the answer is known, and says why', async () => {
    const pause = {
      pausedAt: Date.parse('2025-06-01T00:00:00Z'),
      pauseActiveAt: Date.parse('2025-06-15T00:00:00Z'),
    };
    const { clock, plans, plan } = planWorld({ ...pause, resumesAt: Date.parse('2025-07-15T00:00:00Z') });
    expect(await new PausePlan(plans, clock).run({ ...owner, plan, durationMonths: 1 })).toEqual({
      ok: false,
      failure: {
        code: 'not-allowed',
        refusal: { allowed: false, why: 'paused-within-12-months', until: pause.pausedAt + 365 * DAY },
      },
    });
    const asMember = await new PausePlan(plans, clock).run({ ...member, plan: aPlan(), durationMonths: 1 });
    expect(asMember).toMatchObject({ failure: { refusal: { why: 'not-owner' } } });
    expect(plans.called).toEqual([]);
  });

  it('PAUSE-8 tells that it failed, and why', async () => {
    const { clock, plans, plan } = planWorld();
    const run = (durationMonths: number) =>
      new PausePlan(plans, clock).run({ ...owner, plan, durationMonths });
    expect(await run(99)).toEqual({ ok: false, failure: { code: 'pause-failed', because: 'refused' } });
    plans.breakConnection();
    expect(await run(1)).toEqual({ ok: false, failure: { code: 'pause-failed', because: 'unavailable' } });
  });

  it('PAUSE-5 goes by the test clock outside production, and by the real one in it', async () => {
    const pause = {
      pausedAt: Date.parse('2026-03-01T00:00:00Z'),
      pauseActiveAt: Date.parse('2026-03-01T00:00:00Z'),
    };
    const { clock, plans, plan } = planWorld({
      ...pause,
      resumesAt: Date.parse('2026-03-02T00:00:00Z'),
      details: { testClockDetails: { frozenTime: Date.parse('2027-03-01T00:00:00Z') } },
    });
    const run = (production: boolean) =>
      new PausePlan(plans, clock).run({ plan, owner: true, production, durationMonths: 1 });
    expect(await run(true)).toMatchObject({
      ok: false,
      failure: { refusal: { why: 'paused-within-12-months' } },
    });
    expect((await run(false)).ok).toBe(true);
  });
});
