import { messages } from '@ridgeline/core/shared';

export const welcomeBackMessages = messages(
  {
    title: 'Welcome back',
    'known-with-email': '{email} has an account that signs in with {provider}.',
    known: 'You have an account that signs in with {provider}.',
    'password-with-email': '{email} has an account with a password.',
    password: 'You have an account with a password.',
    'unknown-with-email': '{email} already has an account. Please sign in the way you did before.',
    unknown: 'You already have an account. Please sign in the way you did before.',
    login: 'Sign in with your password',
    other: 'Sign in another way',
  },
  {
    title: 'Le damos la bienvenida de nuevo',
    'known-with-email': '{email} tiene una cuenta que inicia sesión con {provider}.',
    known: 'Tiene una cuenta que inicia sesión con {provider}.',
    'password-with-email': '{email} tiene una cuenta con contraseña.',
    password: 'Tiene una cuenta con contraseña.',
    'unknown-with-email': '{email} ya tiene una cuenta. Inicie sesión como lo hizo antes.',
    unknown: 'Ya tiene una cuenta. Inicie sesión como lo hizo antes.',
    login: 'Iniciar sesión con su contraseña',
    other: 'Iniciar sesión de otra forma',
  },
);
