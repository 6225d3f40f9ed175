import { messages } from '../../shared/messages.ts';
import type { WebhookFailure } from './webhook-gateway.port.ts';

/** Why an address is refused, also as titles of the API's problems. */
export const webhooksMessages = messages(
  {
    'webhook-address-invalid':
      'Use an address that starts with https://, without a name or password, on port 443 or 8443.',
    'webhook-address-not-public': 'This address leads to no server on the public internet.',
    'too-many-webhooks': 'There are 10 addresses, the maximum. Remove one first.',
    'webhook-off': 'This address is turned off.',
    'signed-out': 'No Current User or Token Expired',
    refused: 'You are not allowed to manage webhooks.',
    'not-found': 'This was not found.',
    unavailable: 'Webhooks could not be reached. Please try again.',
  } as const satisfies Record<WebhookFailure, string>,
  {
    'webhook-address-invalid':
      'Use una dirección que empiece con https://, sin nombre ni contraseña, en el puerto 443 o 8443.',
    'webhook-address-not-public': 'Esta dirección no lleva a ningún servidor de la internet pública.',
    'too-many-webhooks': 'Hay 10 direcciones, el máximo. Quite una primero.',
    'webhook-off': 'Esta dirección está desactivada.',
    'signed-out': 'No hay usuario actual o la sesión expiró',
    refused: 'No tiene permiso para administrar webhooks.',
    'not-found': 'No se encontró.',
    unavailable: 'No se pudo acceder a los webhooks. Inténtelo de nuevo.',
  },
);
