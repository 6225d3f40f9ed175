/** A demo person's plan. Days are relative to the time of seeding; earlier ones are negative. */
export type DemoPlan = {
  readonly sku: string;
  readonly billingPeriod?: 'monthly' | 'annual';
  /** Its price, in cents. */
  readonly price?: { readonly monthly: number; readonly annual: number };
  readonly platform?: string;
  readonly startedDays: number;
  /** It begins with the billing period that follows. */
  readonly pause?: { readonly askedDays: number; readonly months: number };
  readonly used?: { readonly quickViews: number; readonly codeDetails: number; readonly weather: number };
  /** The test card that pays; `chargeCustomerFail` paid the first period, and was declined since. */
  readonly card?: 'visa' | 'chargeCustomerFail';
};

const ESSENTIAL = {
  sku: 'plan_essential',
  price: { monthly: 6900, annual: 69_000 },
  platform: 'web',
  startedDays: -40,
} as const;

export const demoPlans = {
  free: { sku: 'plan_free', startedDays: -60 },
  usedUp: { sku: 'plan_free', startedDays: -60, used: { quickViews: 10, codeDetails: 2, weather: 0 } },
  trial: { sku: 'plan_trial', startedDays: -5, used: { quickViews: 2, codeDetails: 1, weather: 0 } },
  trialOver: { sku: 'plan_trial', startedDays: -30, used: { quickViews: 4, codeDetails: 0, weather: 0 } },
  soloPaid: { ...ESSENTIAL, used: { quickViews: 3, codeDetails: 1, weather: 1 } },
  aboutToPause: { ...ESSENTIAL, pause: { askedDays: -1, months: 2 } },
  paused: { ...ESSENTIAL, startedDays: -70, pause: { askedDays: -30, months: 2 } },
  android: { ...ESSENTIAL, platform: 'android' },
  pastDue: { ...ESSENTIAL, startedDays: -34, card: 'chargeCustomerFail' },
  trialUsedUp: { sku: 'plan_trial', startedDays: -5, used: { quickViews: 10, codeDetails: 2, weather: 1 } },
  androidUsedUp: { ...ESSENTIAL, platform: 'android', used: { quickViews: 15, codeDetails: 4, weather: 2 } },
  /** Of somebody in a team with the Pro plan: what they used this month is their own. */
  proUsedUp: { sku: 'plan_free', startedDays: -60, used: { quickViews: 30, codeDetails: 8, weather: 4 } },
  premiumUsedUp: {
    sku: 'plan_premium',
    price: { monthly: 49_900, annual: 499_000 },
    platform: 'web',
    startedDays: -70,
    used: { quickViews: 100, codeDetails: 40, weather: 20 },
  },
  team: {
    sku: 'plan_23_q2_0003',
    price: { monthly: 14_900, annual: 149_000 },
    platform: 'web',
    startedDays: -70,
  },
  bucket: {
    sku: 'plan_enterprise_bucket',
    billingPeriod: 'annual',
    startedDays: -100,
    used: { quickViews: 73, codeDetails: 20, weather: 12 },
  },
} as const satisfies Record<string, DemoPlan>;
