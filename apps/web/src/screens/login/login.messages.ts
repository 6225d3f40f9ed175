import { messages } from '@ridgeline/core';

export const loginMessages = messages(
  {
    title: 'Sign in',
    lead: 'Reports, calculators and your team’s projects.',
    email: 'Email',
    password: 'Password',
    'show-password': 'Show password',
    submit: 'Sign in',
    pending: 'Signing in',
    'required-field': 'Required Field',
    'email-invalid': 'Email does not appear to be valid.',
    'no-account': 'No account yet?',
    'sign-up': 'Create one',
    forgot: 'Forgot password?',
  },
  {
    title: 'Iniciar sesión',
    lead: 'Informes, calculadoras y los proyectos de su equipo.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    'show-password': 'Mostrar la contraseña',
    submit: 'Iniciar sesión',
    pending: 'Iniciando sesión',
    'required-field': 'Campo obligatorio',
    'email-invalid': 'El correo electrónico no parece válido.',
    'no-account': '¿Aún no tiene cuenta?',
    'sign-up': 'Cree una',
    forgot: '¿Olvidó su contraseña?',
  },
);
