import { messages } from '@ridgeline/core/shared';

export const visitorAddressMessages = messages(
  {
    'none-found': 'No address found. You can go on with what you typed: street, city, state.',
    found: { one: '{count} address found', other: '{count} addresses found' },
  },
  {
    'none-found':
      'No se encontró ninguna dirección. Puede seguir con lo que escribió: calle, ciudad, estado.',
    found: { one: '{count} dirección encontrada', other: '{count} direcciones encontradas' },
  },
);
