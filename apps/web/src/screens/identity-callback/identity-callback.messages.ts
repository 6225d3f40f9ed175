import { messages } from '@ridgeline/core/shared';

export const identityCallbackMessages = messages(
  {
    title: 'Signing in',
    working: 'Signing in',
    'not-finished': 'Sign-in was not completed',
    declined: 'Nothing was changed, and you are not signed in. You can try again or sign in another way.',
    again: 'Back to sign in',
    done: 'You can close this window',
  },
  {
    title: 'Iniciando sesión',
    working: 'Iniciando sesión',
    'not-finished': 'El inicio de sesión no se completó',
    declined:
      'No se cambió nada y no ha iniciado sesión. Puede intentarlo de nuevo o iniciar sesión de otra forma.',
    again: 'Volver a iniciar sesión',
    done: 'Puede cerrar esta ventana',
  },
);
