import { messages } from '../shared/messages.ts';
import type { CreateApiKeyFailure } from './create-api-key.use-case.ts';
import type { ListIntegrationsFailure } from './list-integrations.use-case.ts';

/** The specification names integrations and keys but gives no wording. */
export const integrationsMessages = messages(
  {
    // API-5
    integrations: 'Integrations',
    connected: 'Connected',
    'not-connected': 'Not connected',
    'api-keys': 'API keys',
    'create-key': 'Create API key',
    'revoke-key': 'Revoke API key',
    'key-created-on': 'Created {date}',
    'key-shown-once': 'Copy this key now. It will not be shown again.',
    'key-replaces-old': 'A new key replaces the old one immediately.',
    'key-created': 'Your API key was created.',
    'key-revoked': 'Your API key was revoked.',
    'setup-guide': 'Setup guide',
    'key-name-invalid': 'Use letters, digits, dashes and underscores only, 64 at most.',
    'not-in-plan': 'Your plan does not include integrations.',
    'signed-out': 'No Current User or Token Expired',
    refused: 'You are not allowed to manage API keys.',
    'not-found': 'This was not found.',
    unavailable: 'Integrations could not be reached. Please try again.',
  } as const satisfies Record<CreateApiKeyFailure | ListIntegrationsFailure, string> &
    Record<string, unknown>,
  {
    integrations: 'Integraciones',
    connected: 'Conectada',
    'not-connected': 'No conectada',
    'api-keys': 'Claves de API',
    'create-key': 'Crear clave de API',
    'revoke-key': 'Revocar clave de API',
    'key-created-on': 'Creada el {date}',
    'key-shown-once': 'Copie esta clave ahora. No se volverá a mostrar.',
    'key-replaces-old': 'Una clave nueva reemplaza a la anterior de inmediato.',
    'key-created': 'Se creó su clave de API.',
    'key-revoked': 'Se revocó su clave de API.',
    'setup-guide': 'Guía de configuración',
    'key-name-invalid': 'Use solo letras, dígitos, guiones y guiones bajos, 64 como máximo.',
    'not-in-plan': 'Su plan no incluye integraciones.',
    'signed-out': 'No hay usuario actual o la sesión expiró',
    refused: 'No tiene permiso para administrar claves de API.',
    'not-found': 'No se encontró.',
    unavailable: 'No se pudo acceder a las integraciones. Inténtelo de nuevo.',
  },
);
