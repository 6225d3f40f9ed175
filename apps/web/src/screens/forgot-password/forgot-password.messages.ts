import { messages } from '@ridgeline/core/shared';

export const forgotPasswordMessages = messages(
  {
    title: 'Forgot your password?',
    lead: 'We will email you a code, so that you can choose a new one.',
    email: 'Email',
    submit: 'Send a code',
    pending: 'Sending a code',
    back: 'Back to sign in',
  },
  {
    title: '¿Olvidó su contraseña?',
    lead: 'Le enviaremos un código por correo electrónico para que elija una nueva.',
    email: 'Correo electrónico',
    submit: 'Enviar un código',
    pending: 'Enviando un código',
    back: 'Volver a iniciar sesión',
  },
);
