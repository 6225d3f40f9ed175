import { messages } from '@ridgeline/core/shared';

export const nameMessages = messages(
  { 'given-name': 'First name', 'family-name': 'Last name', optional: 'optional' },
  { 'given-name': 'Nombre', 'family-name': 'Apellido', optional: 'opcional' },
);
