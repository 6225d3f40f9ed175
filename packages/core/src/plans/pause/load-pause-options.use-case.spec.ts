import { describe, expect, it } from 'vitest';
import { planWorld } from '../../testing/plans/plan-world.ts';
import { pauseOptions } from './pause-options.policy.ts';
import { LoadPauseOptions } from './load-pause-options.use-case.ts';

describe('loading the options of a pause', () => {
  it('PAUSE-7 asks for three unless told otherwise', async () => {
    const { plans, plan, now } = planWorld();
    expect(await new LoadPauseOptions(plans).run()).toEqual({ ok: true, value: pauseOptions(plan, now, 3) });
    await new LoadPauseOptions(plans).run(6);
    expect(plans.called).toEqual(['pauseOptions 3', 'pauseOptions 6']);
  });
});
