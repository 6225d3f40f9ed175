import {
  calculateVentilation,
  VENTILATION_RATIOS,
  type VentilationCalculation,
} from '@ridgeline/core/calculators';
import { makeAutoObservable } from 'mobx';
import type { CalculatorViewModel } from '../calculator.view-model.ts';

type Ratio = (typeof VENTILATION_RATIOS)[number];

/** The same attic at another ratio, or by the other reading of its edition. */
export type VentilationReading = {
  readonly by: 'yours' | `asked-${Ratio}` | 'either-condition' | 'both-conditions';
  readonly ratio: Ratio;
  readonly requiredSqIn: number;
  readonly differenceSqIn: number;
};

/** How much of a product alone is enough for its side. */
export type EnoughOf = {
  readonly product: string;
  readonly place: 'upper' | 'lower';
  readonly soldBy: 'ft' | 'piece';
  readonly netFreeSqIn: number;
  readonly quantity: number;
};

/** CALC-3: the screen of the ventilation calculator. */
export class VentilationViewModel {
  readonly calculator: CalculatorViewModel<VentilationCalculation>;

  constructor(calculator: CalculatorViewModel<VentilationCalculation>) {
    this.calculator = calculator;
    makeAutoObservable(this, { calculator: false }, { autoBind: true });
  }

  enter(): void {
    this.calculator.enter();
  }

  leave(): void {
    this.calculator.leave();
  }

  get enough(): readonly EnoughOf[] {
    const { inputs, outcome } = this.calculator.known;
    return inputs.products.map(({ id, ...product }, index) => ({
      ...product,
      product: id,
      quantity: outcome.quantities[index]?.quantity ?? 0,
    }));
  }

  // CALC-3
  get readings(): readonly VentilationReading[] {
    const { inputs, outcome } = this.calculator.known;
    const against = (
      by: VentilationReading['by'],
      ratio: Ratio,
      requiredSqIn: number,
    ): VentilationReading => ({
      by,
      ratio,
      requiredSqIn,
      differenceSqIn: Math.round((requiredSqIn - outcome.requiredSqIn) * 100) / 100,
    });
    const asked = VENTILATION_RATIOS.map((ratio) => {
      const other = calculateVentilation({ ...inputs, ratio }).outcome;
      return against(`asked-${ratio}`, other.ratio, other.requiredSqIn);
    });
    const other = outcome.otherReading;
    return [
      against('yours', outcome.ratio, outcome.requiredSqIn),
      ...asked,
      ...(other === null ? [] : [against(other.reading, other.ratio, other.requiredSqIn)]),
    ];
  }
}
