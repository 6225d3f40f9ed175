import { messages } from '../shared/messages.ts';
import type { AdoptionFailure, GrantFailure, ResendFailure, TrialFailure } from './support-desk.port.ts';

/** Why a call of the support desk failed, for the people who work there. */
export const supportMessages = messages(
  {
    'signed-out': 'Sign in again, or use another key: this one is not known.',
    'key-ended': 'This key has ended. Ask an operator for another one.',
    'not-an-admin': 'You do not work at the support desk. An operator grants that.',
    'not-found': 'Nothing was found.',
    'too-many-requests': 'Too many calls at once. Wait a minute.',
    refused:
      'The API did not accept this call. Check what you wrote, and that this program is of the same version as the API.',
    unavailable: 'The API could not be reached.',
    'plan-expired': 'The plan has expired: nothing on it can be used.',
    'plan-paused': 'Payments are paused: nothing on the plan can be used.',
    'allowance-used-up': 'Nothing is left of this allowance. Grant one first.',
    'too-much-granted':
      'At most 100 of a kind can be granted beyond a plan in one period; this would be more.',
    'plan-changed': 'The plan has changed in the meantime. Look at it again.',
    'trial-not-a-trial': 'This plan is not a trial.',
    'trial-plan-follows': 'A plan was ordered that starts when the trial ends; its start would move.',
    'trial-not-later': 'That does not extend the trial.',
    'trial-too-far': 'A trial can be extended to at most 90 days from now.',
    'too-many-invites': 'The team has sent its 200 invites for today.',
    'report-not-adoptable': 'This report does not wait to be adopted: somebody has it.',
    'address-denied': 'Their plan does not cover the state of this report.',
  } as const satisfies Record<GrantFailure | TrialFailure | ResendFailure | AdoptionFailure, string>,
  {
    'signed-out': 'Inicie sesión de nuevo o use otra clave: esta no se conoce.',
    'key-ended': 'Esta clave venció. Pida otra a un operador.',
    'not-an-admin': 'Usted no trabaja en el soporte. Un operador lo concede.',
    'not-found': 'No se encontró nada.',
    'too-many-requests': 'Demasiadas llamadas a la vez. Espere un minuto.',
    refused:
      'La API no aceptó esta llamada. Revise lo que escribió, y que este programa sea de la misma versión que la API.',
    unavailable: 'No se pudo acceder a la API.',
    'plan-expired': 'El plan venció: no se puede usar nada de él.',
    'plan-paused': 'Los pagos están en pausa: no se puede usar nada del plan.',
    'allowance-used-up': 'No queda nada de este cupo. Conceda uno primero.',
    'too-much-granted':
      'En un período se pueden conceder como máximo 100 de cada tipo además del plan; esto sería más.',
    'plan-changed': 'El plan cambió mientras tanto. Véalo de nuevo.',
    'trial-not-a-trial': 'Este plan no es una prueba.',
    'trial-plan-follows': 'Hay un plan pedido que empieza cuando termina la prueba; su día cambiaría.',
    'trial-not-later': 'Eso no extiende la prueba.',
    'trial-too-far': 'Una prueba se puede extender como máximo a 90 días desde hoy.',
    'too-many-invites': 'El equipo ya envió sus 200 invitaciones de hoy.',
    'report-not-adoptable': 'Este informe no espera a ser adoptado: alguien ya lo tiene.',
    'address-denied': 'Su plan no cubre el estado de este informe.',
  },
);
export type SupportWord = keyof typeof supportMessages.en;
