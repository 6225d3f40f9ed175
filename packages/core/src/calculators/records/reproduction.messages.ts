import { messages } from '../../shared/messages.ts';
import type { Difference } from '../calculation.ts';

export const reproductionMessages = messages(
  {
    same: 'The result is the same today, to the last digit.',
    'rule-set-has-changed': 'The rules have changed since this result was made.',
    'record-was-altered': 'The record no longer matches its hash: it was altered.',
    'outcome-differs': 'The same inputs now give a different result.',
    'working-differs': 'The figures are the same today, but the steps, sources or warnings have changed.',
    'words-have-changed': 'The result is the same today; its wording has changed since.',
  } as const satisfies Record<Difference | 'same', string>,
  {
    same: 'El resultado es el mismo hoy, hasta el último dígito.',
    'rule-set-has-changed': 'Las reglas han cambiado desde que se obtuvo este resultado.',
    'record-was-altered': 'El registro ya no corresponde a su huella: fue modificado.',
    'outcome-differs': 'Los mismos datos dan ahora otro resultado.',
    'working-differs':
      'Las cifras son las mismas hoy, pero cambiaron los pasos, las fuentes o las advertencias.',
    'words-have-changed': 'El resultado es el mismo hoy; la redacción cambió desde entonces.',
  },
);
