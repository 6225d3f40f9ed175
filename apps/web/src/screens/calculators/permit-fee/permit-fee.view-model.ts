import type { FeeSchedule, PermitFeeCalculation } from '@ridgeline/core/calculators';
import { makeAutoObservable, reaction } from 'mobx';
import type { CalculatorViewModel } from '../calculator.view-model.ts';
import type { MunicipalSchedules } from './municipal-schedules.ts';

type Known = Extract<PermitFeeCalculation['outcome'], { is: 'known' }>;

/** CALC-4: the screen of the permit fee calculator. */
export class PermitFeeViewModel {
  readonly calculator: CalculatorViewModel<PermitFeeCalculation>;
  readonly schedules: MunicipalSchedules;
  #stop: (() => void) | null = null;

  constructor(calculator: CalculatorViewModel<PermitFeeCalculation>, schedules: MunicipalSchedules) {
    this.calculator = calculator;
    this.schedules = schedules;
    makeAutoObservable(this, { calculator: false, schedules: false }, { autoBind: true });
  }

  /** Whatever names a municipality, a choice, the address or a report: its schedule is loaded. */
  enter(): void {
    this.calculator.enter();
    this.#stop = reaction(
      () => this.#wanted,
      (id) => id !== null && void this.#load(id),
      { fireImmediately: true },
    );
  }

  leave(): void {
    this.#stop?.();
    this.schedules.leave();
    this.calculator.leave();
  }

  get isByMunicipality(): boolean {
    return this.calculator.text('by') === 'municipality';
  }

  pick(id: string): void {
    this.calculator.type('schedule', id);
  }

  /** The municipality's schedule that the result is of. */
  get schedule(): FeeSchedule | null {
    return this.isByMunicipality ? this.schedules.loaded(this.calculator.text('schedule')) : null;
  }

  /** Every other field is right: only the municipality is missing, or its schedule is not here yet. */
  get awaitsSchedule(): boolean {
    const { failures } = this.calculator;
    return failures.length > 0 && failures.every(({ field }) => field === 'schedule');
  }

  get #wanted(): string | null {
    const id = this.calculator.text('schedule');
    return this.isByMunicipality && id !== '' ? id : null;
  }

  async #load(id: string): Promise<void> {
    await this.schedules.load(id);
    // Another may have been chosen meanwhile.
    if (this.#wanted === id) this.calculator.become({ ...this.calculator.texts });
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
