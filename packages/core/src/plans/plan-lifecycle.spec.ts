import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planLifecycleCommands, startLifecycle } from '../testing/plans/plan-lifecycle.commands.ts';
import { DAY } from '../shared/instant.ts';

describe('a plan through its life', () => {
  it('PAUSE-1 PAUSE-2 PAUSE-3 PAUSE-4 PAUSE-6 PLAN-10 is as its model, whatever is done to it and whenever', async () => {
    await fc.assert(
      fc.asyncProperty(planLifecycleCommands(), async (commands) => {
        const { model, real } = startLifecycle();
        await fc.asyncModelRun(() => ({ model, real }), commands);
        const taken = model.taken;
        for (let n = 1; n < taken.length; n += 1) {
          expect((taken[n] ?? 0) - (taken[n - 1] ?? 0)).toBeGreaterThanOrEqual(365 * DAY);
        }
      }),
      { numRuns: 200 },
    );
  });
});
