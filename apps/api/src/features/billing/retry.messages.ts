import { messages } from '@ridgeline/core/shared';

/** What only the API says of a payment that is asked for again. */
export const retryMessages = messages(
  { 'nothing-to-retry': 'There is no payment to retry.' } as const,
  { 'nothing-to-retry': 'No hay ningún pago que reintentar.' } as const,
);
