import type { Subscription } from '../../plans/subscription.ts';
import { FakeClock } from '../shared/fake-clock.ts';
import { FakePlanGateway } from './fake-plan-gateway.ts';
import { planGatewayContract, type PlanPerson } from './plan-gateway.contract.ts';
import { aPlan } from './plan.builder.ts';

const PLANS: Readonly<Record<PlanPerson, Subscription | null>> = {
  monthly: aPlan(),
  annual: aPlan({
    billingPeriod: 'annual',
    details: { currentPeriodEnd: Date.parse('2027-01-31T10:00:00Z') },
  }),
  'member-of-a-monthly-plan': aPlan({ type: 'paid-team-plan' }),
  'free-plan': aPlan({
    type: 'free-plan',
    billable: false,
    details: null,
    ui: { canPauseSubscription: false },
  }),
  'without-a-plan': null,
};

planGatewayContract('FakePlanGateway', async (person) => {
  const clock = new FakeClock();
  const plans = new FakePlanGateway(clock);
  plans.signIn({ userId: 'ada', plan: PLANS[person], owner: person !== 'member-of-a-monthly-plan' });
  return {
    plans,
    userId: 'ada',
    now: () => clock.now(),
    advance: (milliseconds) => clock.advance(milliseconds),
    signOut: () => plans.signOut(),
    breakConnection: () => plans.breakConnection(),
  };
});
