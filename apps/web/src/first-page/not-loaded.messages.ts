import { messages } from '@ridgeline/core/shared';

/** Shown in a prerendered page whose app could not be fetched. */
export const notLoadedMessages = messages(
  {
    text: 'This page could not be loaded. Please check your connection.',
    retry: 'Try again',
  },
  {
    text: 'No se pudo cargar esta página. Revise su conexión.',
    retry: 'Intentar de nuevo',
  },
);
