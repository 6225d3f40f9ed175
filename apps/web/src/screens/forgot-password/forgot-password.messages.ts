import { messages } from '@ridgeline/core/shared';

export const forgotPasswordMessages = messages(
  {
    title: 'Forgot your password?',
    lead: 'We send a code to your email, and you choose a new one.',
    email: 'Email',
    submit: 'Send a code',
    pending: 'Sending a code',
    back: 'Back to sign in',
  },
  {
    title: '¿Olvidó su contraseña?',
    lead: 'Le enviamos un código por correo electrónico y usted elige una nueva.',
    email: 'Correo electrónico',
    submit: 'Enviar un código',
    pending: 'Enviando un código',
    back: 'Volver a iniciar sesión',
  },
);
