import { messages } from '@ridgeline/core/shared';

export const unsubscribeMessages = messages(
  {
    title: 'Emails about code changes',
    ask: 'Stop all emails about code changes to this address? Your account and your reports stay as they are.',
    confirm: 'Stop these emails',
    done: 'You will get no more emails about code changes. In the app you can follow states again at any time.',
    wrong: 'This link is not complete. Copy the whole address from the email.',
  },
  {
    title: 'Correos sobre cambios de códigos',
    ask: '¿Dejar de recibir los correos sobre cambios de códigos en esta dirección? Su cuenta y sus informes quedan como están.',
    confirm: 'Dejar de recibir los correos',
    done: 'Ya no recibirá correos sobre cambios de códigos. En la aplicación puede volver a seguir estados cuando quiera.',
    wrong: 'El enlace está incompleto. Copie la dirección completa del correo.',
  },
);
