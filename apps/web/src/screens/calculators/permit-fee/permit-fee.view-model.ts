import type { PermitFeeCalculation } from '@ridgeline/core/calculators';
import { makeAutoObservable } from 'mobx';
import type { Viewport } from '../../../view-model/viewport.ts';
import type { CalculatorViewModel } from '../calculator.view-model.ts';
import type { CalculatorActions } from '../frame/calculator-actions.ts';

type Known = Extract<PermitFeeCalculation['outcome'], { is: 'known' }>;

/** CALC-4: the screen of the permit fee calculator. */
export class PermitFeeViewModel {
  readonly calculator: CalculatorViewModel<PermitFeeCalculation>;
  readonly actions: CalculatorActions;
  readonly #viewport: Viewport;

  constructor(
    calculator: CalculatorViewModel<PermitFeeCalculation>,
    actions: CalculatorActions,
    viewport: Viewport,
  ) {
    this.calculator = calculator;
    this.actions = actions;
    this.#viewport = viewport;
    makeAutoObservable(this, { calculator: false, actions: false }, { autoBind: true });
  }

  enter(): void {
    this.calculator.enter();
  }

  leave(): void {
    this.calculator.leave();
  }

  get isNarrow(): boolean {
    return this.#viewport.size === 'phone';
  }

  /** In cents; null where the schedule has no fee for such a project. */
  get total(): number | null {
    return totalOf(this.calculator.known);
  }

  get announcedTotal(): number | null {
    return totalOf(this.calculator.announced);
  }

  get lines(): Known['lines'] {
    const { outcome } = this.calculator.known;
    return outcome.is === 'known' ? outcome.lines : [];
  }

  /** The fee in hundredths of a percent of the project's value; null without one. */
  get shareOfValue(): number | null {
    const { projectValue } = this.calculator.known.inputs.project;
    return this.total === null || projectValue === 0
      ? null
      : Math.round((this.total * 10_000) / projectValue);
  }
}

function totalOf({ outcome }: PermitFeeCalculation): number | null {
  return outcome.is === 'known' ? outcome.total : null;
}
