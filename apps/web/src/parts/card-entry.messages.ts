import { messages } from '@ridgeline/core/shared';

export const cardEntryMessages = messages(
  {
    loading: 'Loading the card fields',
    'kept-by': 'Stripe keeps your card. We never see its number.',
    unavailable: 'The card fields could not be loaded',
    'unavailable-text': 'Check your connection and try again. What you typed is kept.',
    'try-again': 'Try again',
  },
  {
    loading: 'Cargando los campos de la tarjeta',
    'kept-by': 'Stripe guarda su tarjeta. Nosotros nunca vemos el número.',
    unavailable: 'No se pudieron cargar los campos de la tarjeta',
    'unavailable-text': 'Revise su conexión e inténtelo de nuevo. Lo que escribió se conserva.',
    'try-again': 'Intentar de nuevo',
  },
);
