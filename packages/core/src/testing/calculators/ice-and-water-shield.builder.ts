import type {
  Eave,
  IceAndWaterShieldInputs,
} from '../../calculators/ice-and-water-shield/ice-and-water-shield.inputs.ts';

export function anEave(change: Partial<Eave> = {}): Eave {
  return { lengthFt: 100, overhangIn: 12, wallIn: 4.5, wall: null, rise: 6, ...change };
}

export function iceInputs(
  eave: Partial<Eave> = {},
  change: Partial<IceAndWaterShieldInputs> = {},
): IceAndWaterShieldInputs {
  return {
    eaves: [anEave(eave)],
    valleysFt: 0,
    edition: 2021,
    reading: 'horizontal',
    designation: 'yes',
    structure: 'conditioned',
    covering: 'asphalt-shingle',
    windMph: null,
    localRule: null,
    measure: 'actual',
    rollWidthIn: 36,
    rollAreaSf: 200,
    sideLapIn: 3.5,
    ...change,
  };
}
