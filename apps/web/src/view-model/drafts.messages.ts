import { messages } from '@ridgeline/core/shared';

export const draftsMessages = messages(
  { 'draft-restored': 'We kept what you typed here. It has not been saved or sent yet.' },
  { 'draft-restored': 'Conservamos lo que escribió aquí. Todavía no se ha guardado ni enviado.' },
);
