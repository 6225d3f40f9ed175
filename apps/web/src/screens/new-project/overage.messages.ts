import { messages } from '@ridgeline/core/shared';

export const overageMessages = messages(
  {
    pays: '{card} will be charged {amount} when the report is made.',
    'another-card': 'Another card',
    making: 'Making the report',
    'not-charged': 'You were not charged, and no report was made.',
    'unsettled-title': 'We do not know yet whether you were charged',
    'unsettled-text':
      'The connection was lost during the payment. Check again: you will not be charged twice.',
  },
  {
    pays: 'Se cobrarán {amount} a {card} cuando se cree el informe.',
    'another-card': 'Otra tarjeta',
    making: 'Creando el informe',
    'not-charged': 'No se le cobró nada y no se creó ningún informe.',
    'unsettled-title': 'Aún no sabemos si se le cobró',
    'unsettled-text':
      'La conexión se cortó durante el pago. Compruébelo de nuevo: no se le cobrará dos veces.',
  },
);
