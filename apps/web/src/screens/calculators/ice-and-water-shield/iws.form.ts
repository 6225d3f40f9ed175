import {
  calculateIceAndWaterShield,
  type IceAndWaterShieldCalculation,
  parseIceAndWaterShield,
} from '@ridgeline/core/calculators';
import { calculating, type CalculatorForm } from '../calculator-form.ts';
import type { Texts } from '../input-texts.ts';

/** A common eave, as the splash page shows it. */
const EAVE: Texts = { lengthFt: '50', overhangIn: '16', rise: '6', stud: '2x4', wallType: 'siding' };

const OF_THE_ROOF: Texts = {
  edition: '2021',
  reading: 'horizontal',
  designation: 'unknown',
  measure: 'actual',
  roll: '200',
  sideLapIn: '',
  valleysFt: '',
  structure: 'conditioned',
  covering: 'asphalt-shingle',
  windMph: '',
  localRule: '',
};

const OF_AN_EAVE = /^eaves\.[0-7]\.(lengthFt|overhangIn|rise|stud|wallType|wallIn)$/;

export const MOST_EAVES = 8;

export function eaveTexts(index: number, eave: Texts = EAVE): Texts {
  return Object.fromEntries(Object.entries(eave).map(([name, text]) => [`eaves.${index}.${name}`, text]));
}

// CALC-2
export const iwsForm: CalculatorForm<IceAndWaterShieldCalculation> = {
  type: 'iws',
  starting: { ...eaveTexts(0), ...OF_THE_ROOF },
  isField: (path) => Object.hasOwn(OF_THE_ROOF, path) || OF_AN_EAVE.test(path),
  calculate: calculating(parseIceAndWaterShield, calculateIceAndWaterShield),
};
