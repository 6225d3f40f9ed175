import fc from 'fast-check';
import {
  ICE_DESIGNATIONS,
  ICE_READINGS,
  type Eave,
  type IceAndWaterShieldInputs,
} from '../../calculators/ice-and-water-shield/ice-and-water-shield.inputs.ts';
import {
  STUD_SIZES,
  WALL_TYPES,
  wallThickness,
} from '../../calculators/ice-and-water-shield/wall-thickness.ts';
import { WISCONSIN_ICE_BARRIER } from '../../calculators/ice-and-water-shield/ice-barrier-rules.ts';
import { ICE_COVERINGS, ICE_STRUCTURES } from '../../calculators/ice-and-water-shield/ice-barrier-scope.ts';
import { codeEditions, measures, rollMeasures } from './calculators.arbitrary.ts';

export function eaves(): fc.Arbitrary<Eave> {
  return fc
    .record({
      lengthFt: measures({ min: 0, max: 10_000 }),
      overhangIn: measures({ min: 0, max: 120 }),
      rise: measures({ min: 0, max: 24 }),
      wall: walls(),
    })
    .map(({ wall, ...eave }) => ({ ...eave, ...wall }));
}

/** Measured, or built up from its layers. */
function walls(): fc.Arbitrary<Pick<Eave, 'wallIn' | 'wall'>> {
  return fc.oneof(
    measures({ min: 0, max: 24 }).map((wallIn) => ({ wallIn, wall: null })),
    fc
      .record({ stud: fc.constantFrom(...STUD_SIZES), type: fc.constantFrom(...WALL_TYPES) })
      .map((wall) => ({ wallIn: wallThickness(wall.stud, wall.type), wall })),
  );
}

/** Any inputs that the calculator accepts. */
export function iceAndWaterShieldInputs(): fc.Arbitrary<IceAndWaterShieldInputs> {
  return fc.record({
    eaves: fc.array(eaves(), { minLength: 1, maxLength: 5 }),
    valleysFt: measures({ min: 0, max: 10_000 }),
    edition: codeEditions(),
    reading: fc.constantFrom(...ICE_READINGS),
    designation: fc.constantFrom(...ICE_DESIGNATIONS),
    structure: fc.constantFrom(...ICE_STRUCTURES),
    covering: fc.constantFrom(...ICE_COVERINGS),
    windMph: fc.option(measures({ min: 0, max: 300 })),
    localRule: fc.constantFrom(null, WISCONSIN_ICE_BARRIER, {
      ...WISCONSIN_ICE_BARRIER,
      stands: 'besides' as const,
    }),
    measure: rollMeasures(),
    rollWidthIn: fc.constantFrom(36, 39.375, 18),
    rollAreaSf: fc.constantFrom(200, 225, 100, 65.5),
    sideLapIn: measures({ min: 0, max: 17.999 }),
  });
}
