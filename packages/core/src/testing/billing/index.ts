// Fakes, builders, arbitraries and contract suites of billing.
export { billingGatewayContract } from './billing-gateway.contract.ts';
export { aPlanWish } from './billing.builder.ts';
export { cardCollectorContract } from './card-collector.contract.ts';
export { orderGatewayContract } from './order-gateway.contract.ts';
export { productGatewayContract } from './product-gateway.contract.ts';
