import { messages } from '@ridgeline/core/shared';

export const ownPageMessages = messages(
  {
    'to-start': 'Ridgeline',
    template: 'This text is a template',
    'template-text':
      'Whoever runs this copy of Ridgeline replaces it with their own before the first customer.',
  },
  {
    'to-start': 'Ridgeline',
    template: 'Este texto es una plantilla',
    'template-text':
      'Quien opera esta copia de Ridgeline la reemplaza con su propio texto antes del primer cliente.',
  },
);
