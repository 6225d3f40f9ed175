import { type Locale, say } from '../../shared/messages.ts';
import type { Calculation, CalculatorName } from '../calculation.ts';
import { reproductionMessages } from './reproduction.messages.ts';
import { type CalculationPrint, type PrintedFigures, printedFigures } from './calculation-print.ts';
import type { CalculationRecord } from './calculation-record.ts';
import { reproductionOfSaved } from './calculation-record.policy.ts';
import { iceAndWaterShieldPrint } from './ice-and-water-shield.print.ts';
import { permitFeePrint } from './permit-fee.print.ts';
import { RECALCULATIONS } from './recalculation.policy.ts';
import { ventilationPrint } from './ventilation.print.ts';
import { wastePrint } from './waste.print.ts';

/** A saved calculation on paper. */
export type PrintedCalculation = {
  readonly calculator: CalculatorName;
  readonly hash: string;
  /** Whether the result still comes out, in words. */
  readonly reproduction: string;
  /** Null where it does not: a paper prints no figure that cannot be worked out again. */
  readonly figures: PrintedFigures | null;
};

type Print = (inputs: unknown, locale: Locale) => PrintedFigures | null;

const PRINTS: Readonly<Record<CalculatorName, Print>> = {
  waste: printing(RECALCULATIONS.waste, wastePrint),
  ventilation: printing(RECALCULATIONS.ventilation, ventilationPrint),
  'ice-and-water-shield': printing(RECALCULATIONS['ice-and-water-shield'], iceAndWaterShieldPrint),
  'permit-fee': printing(RECALCULATIONS['permit-fee'], permitFeePrint),
};

// D CALC-5.3
export function printedCalculation(record: CalculationRecord, locale: Locale): PrintedCalculation {
  const { calculator, hash } = record;
  const reproduction = reproductionOfSaved(record);
  const why = reproduction.same ? 'same' : reproduction.why;
  const comesOut = why === 'same' || why === 'words-have-changed';
  return {
    calculator,
    hash,
    reproduction: say(reproductionMessages, locale, why),
    figures: comesOut ? PRINTS[calculator](record.inputs, locale) : null,
  };
}

function printing<Facts extends Calculation<unknown, unknown>>(
  recalculate: (inputs: unknown) => Facts | null,
  print: CalculationPrint<Facts>,
): Print {
  return (inputs, locale) => {
    const facts = recalculate(inputs);
    return facts === null ? null : printedFigures(facts, print, locale);
  };
}
