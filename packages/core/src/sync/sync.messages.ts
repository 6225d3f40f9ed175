import { messages } from '../shared/messages.ts';
import type { UpdateSyncFailure } from './update-sync-records.use-case.ts';

/** Wording given by the specification is verbatim; the rest is ours. */
export const syncMessages = messages(
  {
    // API-2
    'no-credentials': 'No credentials',
    'invalid-key': 'Invalid Key.',
    'patch-unreadable': 'This change could not be read.',
    conflict: 'Your data was changed on another device. Please try again.',
    unavailable: 'Your data could not be loaded. Please try again.',
  } as const satisfies Record<UpdateSyncFailure, string>,
  {
    'no-credentials': 'No hay credenciales',
    'invalid-key': 'Clave no válida.',
    'patch-unreadable': 'No se pudo leer este cambio.',
    conflict: 'Sus datos se modificaron en otro dispositivo. Inténtelo de nuevo.',
    unavailable: 'No se pudieron cargar sus datos. Inténtelo de nuevo.',
  },
);
