import { messages } from '@ridgeline/core/shared';

export const changeEmailMessages = messages(
  {
    sheet: 'New email',
    lead: 'You sign in with {email}. We will send a link to the new address; nothing changes until you open it.',
    email: 'New email',
    send: 'Send the link',
    sending: 'Sending the link',
    sent: 'Open the link that we sent to {email}. Until then you sign in with {current}.',
    resend: 'Send a new link',
    resending: 'Sending a new link',
    'other-email': 'Use another address',
  },
  {
    sheet: 'Correo electrónico nuevo',
    lead: 'Inicia sesión con {email}. Enviaremos un enlace a la dirección nueva; nada cambia hasta que lo abra.',
    email: 'Correo electrónico nuevo',
    send: 'Enviar el enlace',
    sending: 'Enviando el enlace',
    sent: 'Abra el enlace que enviamos a {email}. Hasta entonces inicia sesión con {current}.',
    resend: 'Enviar un enlace nuevo',
    resending: 'Enviando un enlace nuevo',
    'other-email': 'Usar otra dirección',
  },
);
