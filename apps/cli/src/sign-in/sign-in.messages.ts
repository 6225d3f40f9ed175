import { messages } from '@ridgeline/core/shared';

export const signInMessages = messages(
  {
    email: 'Email:',
    password: 'Password (not shown):',
    'signed-in': 'Signed in as {email} at {api}.',
    'signed-out': 'Signed out {email}.',
    'signed-out-here':
      'Signed out {email} on this machine. The user pool could not be reached, so the session was not ended there.',
    'was-not-in': 'Nobody is signed in at {api}.',
  },
  {
    email: 'Correo electrónico:',
    password: 'Contraseña (no se muestra):',
    'signed-in': 'Sesión iniciada como {email} en {api}.',
    'signed-out': 'Sesión de {email} cerrada.',
    'signed-out-here':
      'Sesión de {email} cerrada en esta máquina. No se pudo conectar con el directorio de usuarios, así que allí no terminó.',
    'was-not-in': 'Nadie ha iniciado sesión en {api}.',
  },
);
