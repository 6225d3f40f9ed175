import { messages } from '@ridgeline/core/shared';

export const signOutMessages = messages(
  {
    'edits-wait': {
      one: '{count} change was not sent yet. It stays on this device and will be sent when you sign in here again.',
      other:
        '{count} changes were not sent yet. They stay on this device and will be sent when you sign in here again.',
    },
  },
  {
    'edits-wait': {
      one: 'Falta enviar {count} cambio. Queda en este dispositivo y se enviará cuando usted vuelva a iniciar sesión aquí.',
      other:
        'Faltan por enviar {count} cambios. Quedan en este dispositivo y se enviarán cuando usted vuelva a iniciar sesión aquí.',
    },
  },
);
