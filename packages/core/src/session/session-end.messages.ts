import { messages } from '../shared/messages.ts';
import type { SignOutFailure } from './identity.port.ts';

/** Apart from the texts of signing in: every signed-in screen loads these. */
export const sessionEndMessages = messages(
  {
    // START-5
    'session-expired-title': 'Session Expired',
    'session-expired-text': 'Your session has expired due to inactivity. Please sign in again.',
    'session-expired-action': 'Sign In',
    // START-3
    'still-in-elsewhere':
      'You are signed out here, but we could not sign you out on your other devices. Sign in and try again.',
  } as const satisfies Record<SignOutFailure, string> & Record<string, string>,
  {
    'session-expired-title': 'Sesión expirada',
    'session-expired-text': 'Su sesión expiró por inactividad. Inicie sesión de nuevo.',
    'session-expired-action': 'Iniciar sesión',
    'still-in-elsewhere':
      'Cerró sesión aquí, pero no pudimos cerrarla en sus otros dispositivos. Inicie sesión e inténtelo de nuevo.',
  },
);
