import { profileMessages } from '@ridgeline/core/profile';
import { sessionMessages } from '@ridgeline/core/session';
import { messages } from '@ridgeline/core/shared';

export const newPasswordMessages = messages(
  {
    title: 'Choose a new password',
    'no-email': 'We do not know which account this is for.',
    'no-email-text': 'Request a code first. It only takes a minute.',
    ask: 'Request a code',
    code: 'Code',
    password: 'New password',
    'show-password': 'Show password',
    rules: 'Your password needs',
    met: 'met',
    unmet: 'not yet met',
    submit: 'Set the password',
    pending: 'Setting the password',
    resend: 'Resend code',
    resending: 'Sending a new code',
    'sign-in': 'Sign in',
    'other-email': 'Use another email',
  },
  {
    title: 'Elija una contraseña nueva',
    'no-email': 'No sabemos para qué cuenta es.',
    'no-email-text': 'Pida primero un código. Solo toma un minuto.',
    ask: 'Pedir un código',
    code: 'Código',
    password: 'Contraseña nueva',
    'show-password': 'Mostrar la contraseña',
    rules: 'Su contraseña necesita',
    met: 'cumplido',
    unmet: 'aún no cumplido',
    submit: 'Guardar la contraseña',
    pending: 'Guardando la contraseña',
    resend: 'Reenviar el código',
    resending: 'Enviando un código nuevo',
    'sign-in': 'Iniciar sesión',
    'other-email': 'Usar otro correo electrónico',
  },
);

/** Errors of the code and the password: texts of the form, overridden by those of sign-in. */
export const recoveryMessages = {
  en: { ...profileMessages.en, ...sessionMessages.en },
  es: { ...profileMessages.es, ...sessionMessages.es },
};
