import { profileMessages } from '@ridgeline/core/profile';
import { sessionMessages } from '@ridgeline/core/session';
import { messages } from '@ridgeline/core/shared';

export const confirmSignUpMessages = messages(
  {
    title: 'Confirm your email',
    'lead-known': 'We sent a code to {email}. It is valid for 24 hours.',
    'lead-unknown': 'Enter your email and the code we sent to it. Codes are valid for 24 hours.',
    email: 'Email',
    code: 'Code',
    submit: 'Confirm',
    pending: 'Checking the code',
    'not-arrived': 'No code after a minute? Check your spam folder, or request a new one.',
    resend: 'Resend code',
    resending: 'Sending a new code',
    'done-title': 'Your email is confirmed.',
    'done-text': 'Sign in with the password you chose.',
    'sign-in': 'Sign in',
    'other-email': 'Use another email',
  },
  {
    title: 'Confirme su correo electrónico',
    'lead-known': 'Enviamos un código a {email}. Es válido por 24 horas.',
    'lead-unknown':
      'Escriba su correo electrónico y el código que le enviamos. Los códigos son válidos por 24 horas.',
    email: 'Correo electrónico',
    code: 'Código',
    submit: 'Confirmar',
    pending: 'Comprobando el código',
    'not-arrived': '¿No llegó en un minuto? Revise su carpeta de spam o pida otro.',
    resend: 'Reenviar el código',
    resending: 'Enviando un código nuevo',
    'done-title': 'Su correo electrónico está confirmado.',
    'done-text': 'Inicie sesión con la contraseña que eligió.',
    'sign-in': 'Iniciar sesión',
    'other-email': 'Usar otro correo electrónico',
  },
);

/** Errors of the code: texts of the form, overridden by those of sign-in. */
export const codeNewsMessages = {
  en: { ...profileMessages.en, ...sessionMessages.en },
  es: { ...profileMessages.es, ...sessionMessages.es },
};
