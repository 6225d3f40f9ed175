import { messages } from '@ridgeline/core/shared';

export const loginMessages = messages(
  {
    title: 'Sign in',
    lead: 'Reports, calculators and your team’s projects.',
    email: 'Email',
    password: 'Password',
    'show-password': 'Show password',
    submit: 'Sign in',
    'try-again': 'Try again',
    pending: 'Signing in',
    'no-account': 'No account yet?',
    'sign-up': 'Create one',
    forgot: 'Forgot password?',
    'other-ways': 'Or sign in with',
    enterprise: 'Enterprise sign-in',
  },
  {
    title: 'Iniciar sesión',
    lead: 'Informes, calculadoras y los proyectos de su equipo.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    'show-password': 'Mostrar la contraseña',
    submit: 'Iniciar sesión',
    'try-again': 'Intentar de nuevo',
    pending: 'Iniciando sesión',
    'no-account': '¿Aún no tiene cuenta?',
    'sign-up': 'Cree una',
    forgot: '¿Olvidó su contraseña?',
    'other-ways': 'O inicie sesión con',
    enterprise: 'Inicio de sesión de empresa',
  },
);
