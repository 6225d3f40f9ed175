// Public exports of billing.
export {
  advance,
  afterCharge,
  afterDeclined,
  afterPaid,
  type BilledSubscription,
  couponCharges,
  type DueCharge,
} from './advance.policy.ts';
export { AddCard } from './add-card.use-case.ts';
export type { Authorization, AuthorizationRequest } from './authorization.ts';
export { type BillingFailure, BillingGateway } from './billing-gateway.port.ts';
export { type Bill, pastDueAmount, type Transaction } from './billing-history.ts';
export {
  type BillingEvent,
  type BillingLedger,
  billsOf,
  EMPTY_LEDGER,
  transactionsOf,
  withEvents,
} from './billing-ledger.policy.ts';
export { billingFieldText, cardExpiryText, retryText, savedCardText } from './billing-texts.policy.ts';
export {
  type BillingField,
  type BillingFieldFailure,
  type BillingForm,
  type BillingFormFacts,
  type BillingFormFailures,
  type BillingFormValues,
  initialBillingForm,
  parseBillingChoices,
  parseBillingForm,
} from './billing-form.policy.ts';
export { billingMessages } from './billing.messages.ts';
export type { BillingAddress } from './billing-address.policy.ts';
export { type CardDetails, parseCardDetails } from './card-details.policy.ts';
export {
  CardCollector,
  type CardEntry,
  type CardProblem,
  type CollectFailure,
  type ConfirmFailure,
} from './card-collector.port.ts';
export { type CardToken, parseCardToken } from './card-token.policy.ts';
export {
  type Coupon,
  type CouponCode,
  type CouponCodeFailure,
  type CouponUses,
  isUsedUp,
  parseCouponCode,
} from './coupon.policy.ts';
export {
  chargedFrom,
  dueToday,
  type Estimate,
  type EstimateLine,
  estimateOf,
  taxToday,
} from './estimate.policy.ts';
export { EstimateOrder } from './estimate-order.use-case.ts';
export { type Cents, moneyText } from './money.ts';
export {
  type CouponFailure,
  type EstimateFailure,
  type OrderFailure,
  OrderGateway,
} from './order-gateway.port.ts';
export type {
  AddOnWish,
  Bought,
  Charge,
  DeclineReason,
  Order,
  OrderWish,
  PaymentSource,
  PlanWish,
  Receipt,
  ReportPurchaseWish,
} from './order.ts';
export type { OverageOffer, OverageOrder, OverageOutcome, OverageProperty } from './overage.ts';
export { type OverageFailure, OverageGateway, type OverageOfferFailure } from './overage-gateway.port.ts';
export {
  type CancelPlannedFailure,
  type PlannedPlan,
  type PlannedPlanFailure,
  PlannedPlanGateway,
} from './planned-plan-gateway.port.ts';
export { plannedPlanMessages } from './planned-plan.messages.ts';
export { paymentInfoRemovalVerdict } from './payment-info-removal.policy.ts';
export { PlaceOrder } from './place-order.use-case.ts';
export { planCouponVerdict } from './plan-coupon.policy.ts';
export { offerOf, type PlanLoss, planLosses } from './plan-losses.policy.ts';
export { parsePlanPurchaseQuery, purchaseVerdict } from './plan-purchase.policy.ts';
export { type ProductFailure, ProductGateway } from './product-gateway.port.ts';
export { annualSaving, billingPeriodsOf, lowestPrice, priceOf, variantsOf } from './product-price.policy.ts';
export {
  PLAN_VARIANTS,
  type PlanOffer,
  type PlanVariant,
  type Product,
  type ProductPrice,
} from './product.ts';
export { planFileMessages } from './plan-file.messages.ts';
export { type PlanOfFile, type PlanRowError, type RawPlanRow, readPlans } from './plan-file.policy.ts';
export { productWords } from './product-words.policy.ts';
export { keptOverage, resumedOverage } from './kept-overage.policy.ts';
export { keptPurchase, resumedPurchase } from './kept-purchase.policy.ts';
export { PurchaseFlow } from './purchase-flow.ts';
export { overageVerdict, type ReportBuyer, reportPrice, singlePurchaseOf } from './single-purchase.policy.ts';
export type { Purchase, PurchaseStep } from './purchase.ts';
export { readRetryAnswer, type RetryAnswer } from './retry-answer.policy.ts';
export { type FailedRetry, RetryPayment } from './retry-payment.use-case.ts';
export { cardInUse, NO_SAVED_CARDS, type SavedCards } from './saved-cards.policy.ts';
export { readTaxes, type StateTax, taxOf, type TaxRate, taxShareOf } from './tax.policy.ts';
export { unusedCredit, worthOf } from './unused-time.policy.ts';
