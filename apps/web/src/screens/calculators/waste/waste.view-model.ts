import { compareWaste, type WasteCalculation } from '@ridgeline/core/calculators';
import { makeAutoObservable } from 'mobx';
import type { CalculatorViewModel } from '../calculator.view-model.ts';
import type { Texts } from '../input-texts.ts';
import { AS_MEASURED, BY_OUTLINE, isMeasured } from './waste.form.ts';

export const ROOF_WAYS = ['outline', 'measured'] as const;
export type RoofWay = (typeof ROOF_WAYS)[number];

/** CALC-1: the screen of the waste calculator. */
export class WasteViewModel {
  readonly calculator: CalculatorViewModel<WasteCalculation>;

  constructor(calculator: CalculatorViewModel<WasteCalculation>) {
    this.calculator = calculator;
    makeAutoObservable(this, { calculator: false }, { autoBind: true });
  }

  enter(): void {
    this.calculator.enter();
  }

  leave(): void {
    this.calculator.leave();
  }

  get roof(): RoofWay {
    return isMeasured(this.calculator.texts) ? 'measured' : 'outline';
  }

  /** The measures of the outline become the entered ones; switching back starts with the usual outline. */
  enterRoof(way: RoofWay): void {
    const dropped = Object.keys(way === 'measured' ? BY_OUTLINE : AS_MEASURED);
    const kept = Object.entries(this.calculator.texts).filter(([path]) => !dropped.includes(path));
    this.calculator.become({
      ...Object.fromEntries(kept),
      ...(way === 'measured' ? this.#measures : BY_OUTLINE),
    });
  }

  get #measures(): Texts {
    const { areaSf, eavesFt, rakesFt, hipsFt, ridgesFt } = this.calculator.known.inputs;
    const measures = { areaSf, eavesFt, rakesFt, hipsFt, ridgesFt };
    return Object.fromEntries(Object.entries(measures).map(([name, value]) => [name, String(value)]));
  }

  /** CALC-1: every way that was entered, side by side. */
  get ways(): ReturnType<typeof compareWaste> {
    return compareWaste(this.calculator.known.inputs);
  }
}
