import { messages } from '@ridgeline/core/shared';

// NAV-6
export const notFoundMessages = messages(
  {
    text: 'There is no page at this address. It may have moved, or the link may be incomplete.',
    back: 'Go to the start page',
  },
  {
    text: 'No hay ninguna página en esta dirección. Quizá cambió de lugar o el enlace está incompleto.',
    back: 'Ir al inicio',
  },
);
