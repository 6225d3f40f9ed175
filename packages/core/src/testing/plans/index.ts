// Fakes, builders, arbitraries and contract suites of plans.
export { allowanceGatewayContract } from './allowance-gateway.contract.ts';
export { allowanceGrantContract, type AllowanceAmounts } from './allowance-grant.contract.ts';
export { FakeAllowanceGateway } from './fake-allowance-gateway.ts';
export { FakePlanGateway } from './fake-plan-gateway.ts';
export { planGatewayContract, type PlanPerson } from './plan-gateway.contract.ts';
export { aPlan, aTrial, someAllowances } from './plan.builder.ts';
