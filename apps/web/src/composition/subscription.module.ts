import { HttpPlanGateway, HttpPlannedPlanGateway } from '@ridgeline/adapters/http';
import {
  AddCard,
  BillingGateway,
  CardCollector,
  PlannedPlanGateway,
  RetryPayment,
} from '@ridgeline/core/billing';
import { PausePlan, PlanGateway, ReactivatePlan, RemovePlan, ResumePlan } from '@ridgeline/core/plans';
import { Clock } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { PlannedPlanViewModel } from '../screens/subscription/planned-plan.view-model.ts';
import { SubscriptionViewModel } from '../screens/subscription/subscription.view-model.ts';
import { AccountStore } from '../view-model/account.store.ts';
import { CardFields } from '../view-model/card-fields.ts';
import { Configuration } from '../view-model/configuration.store.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { made } from './made.ts';
import { API_CLIENT, TIME_ZONE } from './tokens.ts';

/** The plan of a person or a team, and how it is paid. */
export const subscriptionModule = new ContainerModule(({ bind }) => {
  made(bind, HttpPlanGateway, [API_CLIENT], { as: PlanGateway });
  made(bind, PausePlan, [PlanGateway, Clock]);
  made(bind, ResumePlan, [PlanGateway, Clock]);
  made(bind, RemovePlan, [PlanGateway]);
  made(bind, ReactivatePlan, [PlanGateway]);
  made(bind, AddCard, [CardCollector, BillingGateway]);
  made(bind, RetryPayment, [BillingGateway, CardCollector]);
  made(bind, HttpPlannedPlanGateway, [API_CLIENT], { as: PlannedPlanGateway });
  made(bind, PlannedPlanViewModel, {
    plannedPlans: PlannedPlanGateway,
    language: Language,
    toasts: ToastStore,
  });
  made(bind, SubscriptionViewModel, {
    session: SessionStore,
    account: AccountStore,
    configuration: Configuration,
    language: Language,
    clock: Clock,
    toasts: ToastStore,
    plans: PlanGateway,
    pause: PausePlan,
    resume: ResumePlan,
    remove: RemovePlan,
    reactivate: ReactivatePlan,
    billing: BillingGateway,
    addCard: AddCard,
    retry: RetryPayment,
    cards: CardCollector,
    fields: CardFields,
    planned: PlannedPlanViewModel,
    timeZone: TIME_ZONE,
  });
});
