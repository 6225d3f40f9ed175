import { messages } from '../shared/messages.ts';
import type { SignInFailure } from './sign-in-failure.policy.ts';

export const sessionMessages = messages(
  {
    'not-confirmed': 'User is not confirmed.',
    'incorrect-username-or-password': 'Incorrect username or password',
    'provider-account': 'Email {message}',
    'too-many-attempts': 'Too many login attempts, try again later.',
    'incorrect-password': 'Incorrect password',
  } satisfies Record<SignInFailure['code'], string>,
  {
    'not-confirmed': 'El usuario no está confirmado.',
    'incorrect-username-or-password': 'Usuario o contraseña incorrectos',
    'provider-account': 'Correo electrónico: {message}',
    'too-many-attempts': 'Demasiados intentos de inicio de sesión; inténtelo más tarde.',
    'incorrect-password': 'Contraseña incorrecta',
  },
);
