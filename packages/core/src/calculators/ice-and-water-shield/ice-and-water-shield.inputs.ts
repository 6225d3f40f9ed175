import type { Result } from '../../shared/result.ts';
import { CODE_EDITIONS, type CodeEdition } from '../code-edition.ts';
import { fromThousandths, thousandths } from '../exact.ts';
import { InputReader, type InputFailure } from '../inputs.ts';
import { FEET, INCHES, MILES_PER_HOUR, RISE, SQUARE_FEET } from '../measure-text.ts';
import { ROLL_MEASURES, type RollMeasure } from '../roll-measure.ts';
import { LOCAL_ICE_BARRIER_RULES, type LocalIceBarrierRule } from './ice-barrier-rules.ts';
import { ICE_COVERINGS, ICE_STRUCTURES, type IceCovering, type IceStructure } from './ice-barrier-scope.ts';
import { readLocalRule } from './local-rule.inputs.ts';
import { ICE_ROLL_AREAS_SF, USUAL_ICE_ROLL } from './ice-rolls.ts';
import { STUD_SIZES, WALL_TYPES, wallThickness, type StudSize, type WallType } from './wall-thickness.ts';

/** CALC-2: one eave, with its own pitch, overhang and wall. */
export type Eave = {
  readonly lengthFt: number;
  /** Horizontal distance from the edge of the roof to the face of the wall. */
  readonly overhangIn: number;
  /** From the face of the wall to its inner side. */
  readonly wallIn: number;
  /** The layers that add up to `wallIn`, or null if it was measured. */
  readonly wall: { readonly stud: StudSize; readonly type: WallType } | null;
  readonly rise: number;
};

/** How "24 inches inside the wall" is measured, since the text does not define it. */
export const ICE_READINGS = ['horizontal', 'along-slope'] as const;
export type IceReading = (typeof ICE_READINGS)[number];

/** Whether the municipality's record requires an ice barrier. */
export const ICE_DESIGNATIONS = ['unknown', 'yes', 'no'] as const;
export type IceDesignation = (typeof ICE_DESIGNATIONS)[number];

export type IceAndWaterShieldInputs = {
  readonly eaves: readonly Eave[];
  readonly valleysFt: number;
  readonly edition: CodeEdition;
  readonly reading: IceReading;
  readonly designation: IceDesignation;
  readonly structure: IceStructure;
  readonly covering: IceCovering;
  /** Ultimate design wind speed in miles per hour, or null if unknown. */
  readonly windMph: number | null;
  readonly localRule: LocalIceBarrierRule | null;
  readonly measure: RollMeasure;
  readonly rollWidthIn: number;
  readonly rollAreaSf: number;
  readonly sideLapIn: number;
};

export function parseIceAndWaterShield(
  source: unknown,
): Result<IceAndWaterShieldInputs, readonly InputFailure[]> {
  const reader = new InputReader(source);
  const areaSf = reader.choice('roll', ICE_ROLL_AREAS_SF, USUAL_ICE_ROLL.areaSf);
  const rollWidthIn = reader.number(
    'rollWidthIn',
    { min: 6, max: 72, quantity: INCHES },
    USUAL_ICE_ROLL.widthIn,
  );
  const eaves = reader.list('eaves', 1, readEave);
  const localRule = readLocalRule(reader, 'localRule', LOCAL_ICE_BARRIER_RULES);
  if (localRule !== null && !appliesToSome(eaves, localRule))
    reader.refuse('localRule', { code: 'no-requirement-applies' });
  return reader.result({
    eaves,
    valleysFt: reader.number('valleysFt', { min: 0, max: 10_000, quantity: FEET }, 0),
    edition: reader.choice('edition', CODE_EDITIONS),
    reading: reader.choice('reading', ICE_READINGS, 'horizontal'),
    designation: reader.choice('designation', ICE_DESIGNATIONS, 'unknown'),
    structure: reader.choice('structure', ICE_STRUCTURES, 'conditioned'),
    covering: reader.choice('covering', ICE_COVERINGS, 'asphalt-shingle'),
    windMph: reader.number('windMph', { min: 0, max: 300, quantity: MILES_PER_HOUR }, null),
    localRule,
    measure: reader.choice('measure', ROLL_MEASURES, 'actual'),
    rollWidthIn,
    rollAreaSf: reader.number('rollAreaSf', { min: 10, max: 2_000, quantity: SQUARE_FEET }, areaSf),
    sideLapIn: reader.number(
      'sideLapIn',
      { min: 0, max: fromThousandths(thousandths(rollWidthIn) - 1), quantity: INCHES },
      Math.min(USUAL_ICE_ROLL.sideLapIn, rollWidthIn / 2),
    ),
  });
}

function appliesToSome(eaves: readonly Eave[], { requirements }: LocalIceBarrierRule): boolean {
  return eaves.some(({ rise }) => requirements.some(({ fromRise }) => rise >= fromRise));
}

function readEave(eave: InputReader): Eave {
  const wall = readWall(eave);
  return {
    lengthFt: eave.number('lengthFt', { min: 0, max: 10_000, quantity: FEET }),
    overhangIn: eave.number('overhangIn', { min: 0, max: 120, quantity: INCHES }),
    wallIn:
      wall === null
        ? eave.number('wallIn', { min: 0, max: 24, quantity: INCHES })
        : eave.derived('wallIn', wallThickness(wall.stud, wall.type)),
    wall,
    rise: eave.number('rise', { min: 0, max: 24, quantity: RISE }),
  };
}

/** The wall's layers, as entered or as stored in a record; null if the thickness was measured. */
function readWall(eave: InputReader): Eave['wall'] {
  const isRecord = eave.has('wall');
  const isMeasured = !isRecord && eave.has('wallIn') && !eave.has('stud') && !eave.has('wallType');
  if (isMeasured) return null;
  const wall = isRecord ? eave.group('wall') : eave;
  return {
    stud: wall.choice('stud', STUD_SIZES),
    type: wall.choice(isRecord ? 'type' : 'wallType', WALL_TYPES),
  };
}
