// Fakes, builders, arbitraries and contract suites of billing.
export { aBilledSubscription, exchanged, pausedFor, resumed } from './billed-subscription.ts';
export { billingGatewayContract } from './billing-gateway.contract.ts';
export {
  aCard,
  aCoupon,
  aPlanOffer,
  aPlanProduct,
  aPlannedPlan,
  aPlanWish,
  aReportProduct,
} from './billing.builder.ts';
export { FakeBillingGateway } from './fake-billing-gateway.ts';
export { FakeBillingServer } from './fake-billing-server.ts';
export { FakeCardCollector } from './fake-card-collector.ts';
export { FakeOrderGateway } from './fake-order-gateway.ts';
export { FakeOverageGateway } from './fake-overage-gateway.ts';
export { FakePlannedPlanGateway } from './fake-planned-plan-gateway.ts';
export { FakeProductGateway } from './fake-product-gateway.ts';
export { cardCollectorContract } from './card-collector.contract.ts';
export { orderGatewayContract } from './order-gateway.contract.ts';
export { overageGatewayContract } from './overage-gateway.contract.ts';
export { plannedPlanGatewayContract } from './planned-plan-gateway.contract.ts';
export { productGatewayContract } from './product-gateway.contract.ts';
