import { messages } from '../shared/messages.ts';

export const noticesMessages = messages(
  {
    'take-action': 'Take Action',
    'all-available-title': 'Account Updated',
    'all-available': 'All projects available.',
  },
  {
    'take-action': 'Actuar ahora',
    'all-available-title': 'Cuenta actualizada',
    'all-available': 'Todos los proyectos están disponibles.',
  },
);
