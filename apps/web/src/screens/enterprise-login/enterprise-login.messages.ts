import { messages } from '@ridgeline/core/shared';

export const enterpriseLoginMessages = messages(
  {
    title: 'Enterprise sign-in',
    lead: 'Your work email tells us where your company signs in.',
    email: 'Work email',
    submit: 'Continue',
    pending: 'Looking for your company',
    back: 'Sign in another way',
  },
  {
    title: 'Inicio de sesión de empresa',
    lead: 'Su correo de trabajo nos dice dónde inicia sesión su empresa.',
    email: 'Correo de trabajo',
    submit: 'Continuar',
    pending: 'Buscando su empresa',
    back: 'Iniciar sesión de otra forma',
  },
);
