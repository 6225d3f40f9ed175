import { messages } from '../shared/messages.ts';

export const noticesMessages = messages(
  {
    'past-due': 'Your last payment did not go through.',
    'take-action': 'Take Action',
    'all-available-title': 'Account Updated',
    'all-available': 'All projects available.',
  },
  {
    'past-due': 'Su último pago no se realizó.',
    'take-action': 'Actuar ahora',
    'all-available-title': 'Cuenta actualizada',
    'all-available': 'Todos los proyectos están disponibles.',
  },
);
