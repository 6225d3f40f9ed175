import { AllowanceGateway, PlanGateway } from '@ridgeline/core/plans';
import type { Clock } from '@ridgeline/core/shared';
import { FakeAllowanceGateway, FakePlanGateway } from '@ridgeline/core/testing/plans';
import { staged } from './staged.ts';

/** `planServer` holds the plan of whoever signed in there. */
export function stagePlans(clock: Clock) {
  const fakes = { allowances: new FakeAllowanceGateway(), planServer: new FakePlanGateway(clock) };
  const replacements = [staged(AllowanceGateway, fakes.allowances), staged(PlanGateway, fakes.planServer)];
  return { fakes, replacements };
}
