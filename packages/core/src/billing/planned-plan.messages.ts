import { messages } from '../shared/messages.ts';
import type { CancelPlannedFailure } from './planned-plan-gateway.port.ts';

/** What is said where an order for the end of a trial is not taken back. */
export const plannedPlanMessages = messages(
  {
    charging: 'Your card is being charged for this plan right now. Please look again in a few minutes.',
    begun: 'This plan has already begun. You can cancel it like any other plan.',
    'signed-out': 'No Current User or Token Expired',
    unavailable: 'Your order could not be reached. Please try again.',
  } as const satisfies Record<CancelPlannedFailure, string>,
  {
    charging: 'El cobro de este plan se está haciendo en este momento. Vuelva a mirar en unos minutos.',
    begun: 'Este plan ya empezó. Puede cancelarlo como cualquier otro plan.',
    'signed-out': 'No hay usuario actual o la sesión expiró',
    unavailable: 'No se pudo acceder a su pedido. Inténtelo de nuevo.',
  },
);
