import { messages } from '@ridgeline/core/shared';

export const unsubscribeMessages = messages(
  {
    title: 'Mails about code changes',
    ask: 'Stop all mails about code changes to this address? Your account and your reports stay as they are.',
    confirm: 'Stop these mails',
    done: 'You will get no more mails about code changes. In the app you can follow states again at any time.',
    wrong: 'This link is not complete. Copy the whole address from the mail.',
  },
  {
    title: 'Correos sobre cambios de códigos',
    ask: '¿Dejar de recibir los correos sobre cambios de códigos en esta dirección? Su cuenta y sus informes quedan como están.',
    confirm: 'Dejar de recibirlos',
    done: 'Ya no recibirá correos sobre cambios de códigos. En la aplicación puede volver a seguir estados cuando quiera.',
    wrong: 'El enlace está incompleto. Copie la dirección completa del correo.',
  },
);
