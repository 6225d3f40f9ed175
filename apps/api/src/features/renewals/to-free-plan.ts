import { FREE_PLAN } from '../../db/kept-plans.ts';

/** Of an `update subscriptions kept`: its holder is on the free plan from now on. What was used this month stays used. */
export const TO_FREE_PLAN = `sku = '${FREE_PLAN}', variant = null, state = null, billing_period = 'monthly',
        price_monthly = null, price_annual = null, coupon_id = null, coupon_charges_left = null, paid_amount = null,
        paid_from = null, paid_until = null, current_period_end = null, archived_at = null, purchase_provider = null,
        platform = null, declines = 0, retry_at = null, revision = kept.revision + 1`;
