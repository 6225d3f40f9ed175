import { messages } from '@ridgeline/core/shared';

export const enterpriseLoginMessages = messages(
  {
    title: 'Enterprise sign-in',
    lead: 'We use your work email to find your company’s sign-in.',
    email: 'Work email',
    submit: 'Continue',
    pending: 'Looking for your company',
    back: 'Sign in another way',
  },
  {
    title: 'Inicio de sesión de empresa',
    lead: 'Con su correo de trabajo encontramos el inicio de sesión de su empresa.',
    email: 'Correo de trabajo',
    submit: 'Continuar',
    pending: 'Buscando su empresa',
    back: 'Iniciar sesión de otra forma',
  },
);
