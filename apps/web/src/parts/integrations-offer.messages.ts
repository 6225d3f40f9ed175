import { messages } from '@ridgeline/core/shared';

export const integrationsOfferMessages = messages(
  {
    title: 'Integrations are not part of your plan',
    text: 'Keys and addresses that you already have stay off until your plan includes integrations. You can still revoke them.',
  },
  {
    title: 'Las integraciones no están incluidas en su plan',
    text: 'Las claves y direcciones que ya tiene quedan desactivadas hasta que su plan incluya integraciones. Aún puede revocarlas.',
  },
);
