import { messages } from '../../shared/messages.ts';
import type { VentilationAspect, VentilationShortfall } from './ventilation-check.policy.ts';
import type {
  PlacementCondition,
  ReducedRatioReading,
  ReducedRatioRefusal,
  VaporRetarder,
  VentPlacement,
} from './ventilation-ratio.policy.ts';
import type { ShareReading } from './ventilation.inputs.ts';

export type VentilationWarning =
  | ReducedRatioRefusal
  | `assumed-${PlacementCondition}`
  | 'one-condition-may-be-enough'
  | 'exhaust-exceeds-intake'
  | 'whole-vents-pass-the-upper-limit'
  | 'provided-too-little'
  | 'provided-out-of-balance';

const refusals = messages(
  {
    'vapor-retarder-missing':
      'For 1/300 there is no class I or II vapor retarder on the warm side of the ceiling.',
    'upper-share-too-low': 'For 1/300 too little of the area is in the upper part.',
    'upper-share-too-high': 'For 1/300 too much of the area is in the upper part.',
    'vents-misplaced': 'For 1/300 the vents are not where this edition requires them.',
  } as const satisfies Record<ReducedRatioRefusal, string>,
  {
    'vapor-retarder-missing':
      'Para 1/300 falta un retardador de vapor de clase I o II en el lado cálido del cielo raso.',
    'upper-share-too-low': 'Para 1/300 hay muy poca área en la parte superior.',
    'upper-share-too-high': 'Para 1/300 hay demasiada área en la parte superior.',
    'vents-misplaced': 'Para 1/300 los respiraderos no están donde los pide esta edición.',
  },
);

export const placementConditionMessages = messages(
  {
    'within-3-ft-of-ridge':
      'upper vents no more than 3 ft below the ridge or highest point, measured straight down, the rest at the eaves or cornice',
    '3-ft-above-eave-vents':
      'upper vents at least 3 ft above the eave vents, the rest at the eaves or cornice',
  } as const satisfies Record<PlacementCondition, string>,
  {
    'within-3-ft-of-ridge':
      'respiraderos altos a no más de 3 pies por debajo de la cumbrera o del punto más alto, medidos en vertical, y los demás en el alero o la cornisa',
    '3-ft-above-eave-vents':
      'respiraderos altos al menos 3 pies por encima de los del alero, y los demás en el alero o la cornisa',
  },
);

export const ventPlacementMessages = messages(
  {
    assumed: 'assumed, not checked',
    met: 'so entered',
    'not-met': 'entered as not so',
  } as const satisfies Record<VentPlacement, string>,
  {
    assumed: 'se supone, no se comprobó',
    met: 'así se indicó',
    'not-met': 'se indicó que no',
  },
);

export const ventilationAspectMessages = messages(
  {
    area: 'net free area',
    'upper-share': 'share in the upper part',
    'vapor-retarder': 'vapor retarder',
    placement: 'where the vents are',
    openings: 'size and screens of the openings, air gap over the insulation',
  } as const satisfies Record<VentilationAspect, string>,
  {
    area: 'área libre neta',
    'upper-share': 'parte superior',
    'vapor-retarder': 'retardador de vapor',
    placement: 'dónde están los respiraderos',
    openings: 'tamaño y malla de las aberturas, espacio de aire sobre el aislamiento',
  },
);

export const ventilationShortfallMessages = messages(
  {
    ...refusals.en,
    'area-too-small': 'The net free area provided is less than required.',
  } as const satisfies Record<VentilationShortfall, string>,
  { ...refusals.es, 'area-too-small': 'El área libre neta provista es menor que la exigida.' },
);

export const ventilationWarningMessages = messages(
  {
    ...refusals.en,
    'assumed-within-3-ft-of-ridge':
      '1/300 counts on the upper vents being no more than 3 ft below the ridge or highest point, measured straight down (lower only where framing is in the way), and the rest at the eaves or cornice. Nobody entered where they are.',
    'assumed-3-ft-above-eave-vents':
      '1/300 counts on the upper vents being at least 3 ft above the eave vents, and the rest at the eaves or cornice. Nobody entered where they are.',
    'one-condition-may-be-enough':
      'Sources disagree on whether this edition requires both conditions for 1/300 (vapor retarder and upper share) or just one of them, and we have not read its text. This answer requires both; under the other reading the result is different. Ask the building department.',
    'exhaust-exceeds-intake':
      'More air would go out than can come in: plan no more than half in the upper part.',
    'whole-vents-pass-the-upper-limit':
      'Rounded up to whole vents, this product alone exceeds the most that 1/300 allows in the upper part.',
    'provided-too-little': 'The vents provided meet neither 1/300 nor 1/150.',
    'provided-out-of-balance': 'The vents provided let more air out than in.',
  } as const satisfies Record<VentilationWarning, string>,
  {
    ...refusals.es,
    'assumed-within-3-ft-of-ridge':
      '1/300 cuenta con que los respiraderos altos estén a no más de 3 pies por debajo de la cumbrera o del punto más alto, medidos en vertical (más abajo solo si estorba la estructura), y los demás en el alero o la cornisa. Nadie indicó dónde están.',
    'assumed-3-ft-above-eave-vents':
      '1/300 cuenta con que los respiraderos altos estén al menos 3 pies por encima de los del alero, y los demás en el alero o la cornisa. Nadie indicó dónde están.',
    'one-condition-may-be-enough':
      'Las fuentes no coinciden en si esta edición exige las dos condiciones de 1/300 (retardador de vapor y parte superior) o basta una, y no hemos leído su texto. Esta respuesta exige las dos; con la otra lectura el resultado es distinto. Consulte al departamento de construcción.',
    'exhaust-exceeds-intake':
      'Saldría más aire del que puede entrar: prevea como máximo la mitad en la parte superior.',
    'whole-vents-pass-the-upper-limit':
      'Redondeado a respiraderos enteros, este producto solo supera lo máximo que 1/300 permite en la parte superior.',
    'provided-too-little': 'Los respiraderos provistos no cumplen ni 1/300 ni 1/150.',
    'provided-out-of-balance': 'Los respiraderos provistos dejan salir más aire del que entra.',
  },
);

type RatioReading = 'reduced' | 'reduced-if-placed' | 'full' | 'full-since-not-reduced';

export const ventilationReadingMessages = messages(
  {
    'of-required': 'The upper share is measured against the area required',
    'of-provided': 'The upper share is measured against the area provided',
    reduced: '1/300: everything it requires was entered',
    'reduced-if-placed': '1/300, as long as the vents are where it requires them',
    full: '1/150, as requested',
    'full-since-not-reduced': '1/150, since the conditions for 1/300 are not met',
    'both-conditions': 'Both conditions for 1/300 are required',
    'either-condition': 'One of the two conditions for 1/300 is enough',
  } as const satisfies Record<ShareReading | RatioReading | ReducedRatioReading, string>,
  {
    'of-required': 'La parte superior se cuenta sobre el área exigida',
    'of-provided': 'La parte superior se cuenta sobre el área provista',
    reduced: '1/300: se indicó todo lo que pide',
    'reduced-if-placed': '1/300, siempre que los respiraderos estén donde los pide',
    full: '1/150, como se solicitó',
    'full-since-not-reduced': '1/150, porque no se cumplen las condiciones de 1/300',
    'both-conditions': 'Se exigen las dos condiciones de 1/300',
    'either-condition': 'Basta una de las dos condiciones de 1/300',
  },
);

export const vaporRetarderMessages = messages(
  { none: 'None', I: 'Class I', II: 'Class II', III: 'Class III' } as const satisfies Record<
    VaporRetarder,
    string
  >,
  { none: 'Ninguno', I: 'Clase I', II: 'Clase II', III: 'Clase III' },
);

export const ventProductMessages = messages(
  {
    'ridge-vent': 'Ridge vent',
    'box-vent': 'Box vent',
    'soffit-vent': 'Continuous soffit vent',
    'soffit-vent-16x8': 'Soffit vent 16 × 8 in',
  },
  {
    'ridge-vent': 'Ventilación de cumbrera',
    'box-vent': 'Respiradero de caja',
    'soffit-vent': 'Ventilación continua de sofito',
    'soffit-vent-16x8': 'Rejilla de sofito de 16 × 8 pulg',
  },
);
