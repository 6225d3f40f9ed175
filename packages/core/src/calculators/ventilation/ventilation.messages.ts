import { messages } from '../../shared/messages.ts';
import type { VentilationShortfall } from './ventilation-check.policy.ts';
import type { ReducedRatioRefusal, VaporRetarder } from './ventilation-ratio.policy.ts';
import type { ShareReading } from './ventilation.inputs.ts';

export type VentilationStep =
  | 'required'
  | 'exhaust'
  | 'intake'
  | 'quantity'
  | 'provided-upper'
  | 'provided-lower'
  | 'share-provided'
  | 'spare-at-300'
  | 'spare-at-150'
  | 'balance';

export type VentilationWarning =
  | ReducedRatioRefusal
  | 'exhaust-exceeds-intake'
  | 'whole-vents-pass-the-upper-limit'
  | 'provided-too-little'
  | 'provided-out-of-balance';

export const ventilationStepMessages = messages(
  {
    required: 'Net free area required (A attic floor, k ratio)',
    exhaust: 'Exhaust, in the upper part (N required, u percent upper)',
    intake: 'Intake, in the lower part (N required, u percent upper)',
    quantity: 'How much of this product serves its side (S area of that side, a net free area each)',
    'provided-upper': 'Provided in the upper part (quantity × net free area)',
    'provided-lower': 'Provided in the lower part (quantity × net free area)',
    'share-provided': 'Upper share of what is provided (U upper, B what it is a share of)',
    'spare-at-300': 'Spare over 1/300 (P provided, A attic floor)',
    'spare-at-150': 'Spare over 1/150 (P provided, A attic floor)',
    balance: 'Intake over exhaust (L lower, U upper)',
  } as const satisfies Record<VentilationStep, string>,
  {
    required: 'Área libre neta exigida (A piso del ático, k proporción)',
    exhaust: 'Salida, en la parte superior (N exigida, u porcentaje superior)',
    intake: 'Entrada, en la parte inferior (N exigida, u porcentaje superior)',
    quantity: 'Cuánto de este producto cubre su lado (S área de ese lado, a área libre neta de cada uno)',
    'provided-upper': 'Provisto en la parte superior (cantidad × área libre neta)',
    'provided-lower': 'Provisto en la parte inferior (cantidad × área libre neta)',
    'share-provided': 'Parte superior de lo provisto (U superior, B de lo que es parte)',
    'spare-at-300': 'Sobrante sobre 1/300 (P provisto, A piso del ático)',
    'spare-at-150': 'Sobrante sobre 1/150 (P provisto, A piso del ático)',
    balance: 'Entrada menos salida (L inferior, U superior)',
  },
);

const refusals = messages(
  {
    'vapor-retarder-missing':
      '1/300 needs a class I or II vapor retarder on the warm side of the ceiling here.',
    'upper-share-too-low': '1/300 needs more of the area in the upper part.',
    'upper-share-too-high': '1/300 allows less of the area in the upper part.',
  } as const satisfies Record<ReducedRatioRefusal, string>,
  {
    'vapor-retarder-missing':
      '1/300 requiere aquí un retardador de vapor de clase I o II en el lado cálido del cielo raso.',
    'upper-share-too-low': '1/300 requiere más área en la parte superior.',
    'upper-share-too-high': '1/300 permite menos área en la parte superior.',
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
    'exhaust-exceeds-intake':
      'More air would go out than can come in: plan no more than half in the upper part.',
    'whole-vents-pass-the-upper-limit':
      'Rounded up to whole vents, this product alone passes the most that 1/300 allows in the upper part.',
    'provided-too-little': 'What is provided meets neither 1/300 nor 1/150.',
    'provided-out-of-balance': 'What is provided lets more air out than in.',
  } as const satisfies Record<VentilationWarning, string>,
  {
    ...refusals.es,
    'exhaust-exceeds-intake':
      'Saldría más aire del que puede entrar: prevea como máximo la mitad en la parte superior.',
    'whole-vents-pass-the-upper-limit':
      'Redondeado a piezas enteras, este producto solo supera lo máximo que 1/300 permite en la parte superior.',
    'provided-too-little': 'Lo provisto no cumple ni 1/300 ni 1/150.',
    'provided-out-of-balance': 'Lo provisto deja salir más aire del que entra.',
  },
);

export const ventilationReadingMessages = messages(
  {
    'of-required': 'The upper share is counted of the area required',
    'of-provided': 'The upper share is counted of the area provided',
    reduced: '1/300: its conditions are met',
    full: '1/150, as asked for',
    'full-since-not-reduced': '1/150, since the conditions of 1/300 are not met',
  } as const satisfies Record<ShareReading | 'reduced' | 'full' | 'full-since-not-reduced', string>,
  {
    'of-required': 'La parte superior se cuenta sobre el área exigida',
    'of-provided': 'La parte superior se cuenta sobre el área provista',
    reduced: '1/300: se cumplen sus condiciones',
    full: '1/150, como se pidió',
    'full-since-not-reduced': '1/150, porque no se cumplen las condiciones de 1/300',
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
    'box-vent': 'Ventilador de caja',
    'soffit-vent': 'Ventilación continua de sofito',
    'soffit-vent-16x8': 'Rejilla de sofito de 16 × 8 pulg',
  },
);

/** What `traceLine` needs to put this calculator's working into words. */
export const ventilationWords = {
  steps: ventilationStepMessages,
  interpretations: ventilationReadingMessages,
};
