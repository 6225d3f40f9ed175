import { messages } from '@ridgeline/core/shared';

export const partOnDemandMessages = messages(
  {
    'not-loaded': 'This part could not be loaded',
    'not-loaded-text': 'What is on the page stays. Check your connection, then try again.',
    'try-again': 'Try again',
  },
  {
    'not-loaded': 'No se pudo cargar esta parte',
    'not-loaded-text': 'Lo que está en la página se queda. Revise su conexión e inténtelo de nuevo.',
    'try-again': 'Intentar de nuevo',
  },
);
