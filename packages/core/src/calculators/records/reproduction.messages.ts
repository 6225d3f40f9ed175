import { messages } from '../../shared/messages.ts';
import type { Difference } from '../calculation.ts';

export const reproductionMessages = messages(
  {
    same: 'The result still comes out, to the last digit.',
    'rule-set-has-changed': 'The rules have changed since this result was made.',
    'record-was-altered': 'The record no longer fits its hash: it was altered.',
    'outcome-differs': 'The same inputs now give another result.',
    'working-differs': 'The figures still come out, but their working, sources or warnings are others now.',
    'words-have-changed': 'The result still comes out; the words it is shown in have changed since.',
  } as const satisfies Record<Difference | 'same', string>,
  {
    same: 'El resultado se reproduce hasta el último dígito.',
    'rule-set-has-changed': 'Las reglas han cambiado desde que se obtuvo este resultado.',
    'record-was-altered': 'El registro ya no corresponde a su huella: fue modificado.',
    'outcome-differs': 'Los mismos datos dan ahora otro resultado.',
    'working-differs':
      'Las cifras se reproducen, pero su desarrollo, sus fuentes o sus advertencias son ahora otros.',
    'words-have-changed':
      'El resultado se reproduce; las palabras con que se muestra han cambiado desde entonces.',
  },
);
