import { calculateWaste, parseWaste, type WasteCalculation } from '@ridgeline/core/calculators';
import { calculating, type CalculatorForm } from '../calculator-form.ts';
import { inputsFrom, type Texts } from '../input-texts.ts';

/** A roof by its outline, or as it was measured: the one or the other stands in the fields. */
export const BY_OUTLINE: Texts = { 'plan.shape': 'hip', 'plan.lengthFt': '60', 'plan.widthFt': '30' };
export const AS_MEASURED: Texts = { areaSf: '', eavesFt: '', rakesFt: '', hipsFt: '', ridgesFt: '' };

const OF_THE_ORDER: Texts = {
  rise: '6',
  edition: '2021',
  way: 'flat',
  percent: '15',
  'complexity.shape': 'hip',
  'complexity.valleys': '0',
  'complexity.dormers': '0',
  'complexity.penetrations': '3',
  cutEdgeFt: '',
  rounding: 'nearest-bundle',
  shingle: 'architectural',
  bundlesPerSquare: '',
  starterAlong: 'eaves-and-rakes',
  starterFtPerBundle: '',
  capFtPerBundle: '',
  dripEdgeLapIn: '',
  underlayment: 'synthetic',
  underlaymentMeasure: 'full-roll',
  underlaymentRollSf: '',
};

export function isMeasured(texts: Texts): boolean {
  return Object.hasOwn(texts, 'areaSf');
}

// CALC-1
export const wasteForm: CalculatorForm<WasteCalculation> = {
  type: 'waste',
  starting: { ...BY_OUTLINE, ...OF_THE_ORDER },
  isField: (path) => [BY_OUTLINE, AS_MEASURED, OF_THE_ORDER].some((texts) => Object.hasOwn(texts, path)),
  /** A link may name measures alone: then there is no outline. */
  inputs: (texts) => inputsFrom(isMeasured(texts) ? without(texts, BY_OUTLINE) : texts),
  /** A measured area takes the place of an outline in which nothing was typed. */
  filled: (texts, starts) => {
    const isAsStarted = Object.entries(BY_OUTLINE).every(([path, text]) => texts[path] === text);
    if (!isAsStarted) return { ...texts, ...(isMeasured(texts) ? starts : without(starts, AS_MEASURED)) };
    return { ...(isMeasured(starts) ? { ...without(texts, BY_OUTLINE), ...AS_MEASURED } : texts), ...starts };
  },
  calculate: calculating(parseWaste, calculateWaste),
};

function without(texts: Texts, others: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([path]) => !Object.hasOwn(others, path)));
}
