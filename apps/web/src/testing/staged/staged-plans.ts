import { AllowanceGateway } from '@ridgeline/core/plans';
import { FakeAllowanceGateway } from '@ridgeline/core/testing/plans';
import { staged } from './staged.ts';

export function stagePlans() {
  const fakes = { allowances: new FakeAllowanceGateway() };
  return { fakes, replacements: [staged(AllowanceGateway, fakes.allowances)] };
}
