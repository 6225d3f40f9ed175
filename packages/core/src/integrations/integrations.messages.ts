import { messages } from '../shared/messages.ts';
import type { CreateApiKeyFailure } from './create-api-key.use-case.ts';
import type { ListIntegrationsFailure } from './list-integrations.use-case.ts';

/** Why keys and integrations fail. The specification names them but gives no wording. */
export const integrationsMessages = messages(
  {
    // API-5
    'key-name-invalid': 'Use letters, digits, dashes and underscores only, 64 at most.',
    'key-name-taken': 'You already have a key with this name.',
    'too-many-keys': 'You have 50 keys, the maximum. Revoke one first.',
    'not-in-plan': 'Your plan does not include integrations.',
    'signed-out': 'No Current User or Token Expired',
    refused: 'You are not allowed to manage API keys.',
    'not-found': 'This was not found.',
    unavailable: 'Integrations could not be reached. Please try again.',
  } as const satisfies Record<CreateApiKeyFailure | ListIntegrationsFailure, string>,
  {
    'key-name-invalid': 'Use solo letras, dígitos, guiones y guiones bajos, 64 como máximo.',
    'key-name-taken': 'Ya tiene una clave con este nombre.',
    'too-many-keys': 'Tiene 50 claves, el máximo. Revoque una primero.',
    'not-in-plan': 'Su plan no incluye integraciones.',
    'signed-out': 'No hay usuario actual o la sesión expiró',
    refused: 'No tiene permiso para administrar claves de API.',
    'not-found': 'No se encontró.',
    unavailable: 'No se pudo acceder a las integraciones. Inténtelo de nuevo.',
  },
);
