import { messages } from '../../shared/messages.ts';
import { ventilationReadingMessages } from './ventilation.messages.ts';

export type VentilationStep =
  | 'required'
  | 'required-by-other-reading'
  | 'exhaust'
  | 'intake'
  | 'quantity'
  | 'provided-upper'
  | 'provided-lower'
  | 'share-provided'
  | 'spare-at-300'
  | 'spare-at-150'
  | 'balance';

export const ventilationStepMessages = messages(
  {
    required: 'Net free area required (A attic floor, k ratio)',
    'required-by-other-reading': 'The same under the other reading of this edition (A attic floor, k ratio)',
    exhaust: 'Exhaust, in the upper part (u percent upper)',
    intake: 'Intake, in the lower part (u percent upper)',
    quantity: 'Quantity of this product for its side (a net free area each)',
    'provided-upper': 'Provided in the upper part (quantity × net free area)',
    'provided-lower': 'Provided in the lower part (quantity × net free area)',
    'share-provided': 'Upper share of what is provided (U upper, L lower, A attic floor)',
    'spare-at-300': 'Spare over 1/300 (P provided, A attic floor)',
    'spare-at-150': 'Spare over 1/150 (P provided, A attic floor)',
    balance: 'Intake over exhaust (L lower, U upper)',
  } as const satisfies Record<VentilationStep, string>,
  {
    required: 'Área libre neta exigida (A piso del ático, k proporción)',
    'required-by-other-reading':
      'Lo mismo según la otra lectura de esta edición (A piso del ático, k proporción)',
    exhaust: 'Salida, en la parte superior (u porcentaje superior)',
    intake: 'Entrada, en la parte inferior (u porcentaje superior)',
    quantity: 'Cantidad de este producto para su lado (a área libre neta de cada uno)',
    'provided-upper': 'Provisto en la parte superior (cantidad × área libre neta)',
    'provided-lower': 'Provisto en la parte inferior (cantidad × área libre neta)',
    'share-provided': 'Parte superior de lo provisto (U superior, L inferior, A piso del ático)',
    'spare-at-300': 'Sobrante sobre 1/300 (P provisto, A piso del ático)',
    'spare-at-150': 'Sobrante sobre 1/150 (P provisto, A piso del ático)',
    balance: 'Entrada menos salida (L inferior, U superior)',
  },
);

/** Texts that `traceLine` uses for this calculator's steps. */
export const ventilationWords = {
  steps: ventilationStepMessages,
  interpretations: ventilationReadingMessages,
};
