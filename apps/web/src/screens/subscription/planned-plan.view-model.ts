import { type PlannedPlan, type PlannedPlanGateway, plannedPlanMessages } from '@ridgeline/core/billing';
import { planTitle } from '@ridgeline/core/plans';
import { say } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';
import { plannedPlanTexts } from './planned-plan.messages.ts';

type Dependencies = {
  readonly plannedPlans: PlannedPlanGateway;
  readonly language: Language;
  readonly toasts: ToastStore;
};

type State =
  | { readonly is: 'none' | 'loading' | 'unreachable' }
  | { readonly is: 'planned'; readonly plan: PlannedPlan };

/** PLAN-8: the plan that was ordered for the end of a trial, and how its order is taken back. */
export class PlannedPlanViewModel {
  state: State = { is: 'none' };
  /** Whether it is asked once more. */
  asksToCancel = false;
  isCanceling = false;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get plan(): PlannedPlan | null {
    return this.state.is === 'planned' ? this.state.plan : null;
  }

  async load(): Promise<void> {
    this.state = { is: 'loading' };
    const told = await this.#dependencies.plannedPlans.planned();
    runInAction(() => (this.state = told.ok ? stateOf(told.value) : { is: 'unreachable' }));
  }

  askToCancel(asks: boolean): void {
    this.asksToCancel = asks;
  }

  async cancel(): Promise<void> {
    const { plan } = this;
    if (plan === null || this.isCanceling) return;
    this.isCanceling = true;
    const { plannedPlans, language, toasts } = this.#dependencies;
    const answer = await plannedPlans.cancel(plan.orderId);
    runInAction(() => {
      this.isCanceling = false;
      this.asksToCancel = false;
      if (answer.ok) this.state = stateOf(answer.value);
    });
    const title = () => planTitle(plan, language.locale);
    toasts.show(
      answer.ok
        ? { tone: 'ok', text: () => say(plannedPlanTexts, language.locale, 'canceled', { plan: title() }) }
        : { tone: 'danger', text: () => say(plannedPlanMessages, language.locale, answer.failure) },
    );
  }
}

const stateOf = (plan: PlannedPlan | null): State =>
  plan === null ? { is: 'none' } : { is: 'planned', plan };
