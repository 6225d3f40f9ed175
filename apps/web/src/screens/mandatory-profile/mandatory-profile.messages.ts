import { messages } from '@ridgeline/core/shared';

export const mandatoryProfileMessages = messages(
  {
    title: 'Complete your profile',
    lead: 'We do not have your name yet. Your reports and your team need it.',
    submit: 'Save and continue',
    pending: 'Saving',
    'sign-out': 'Sign out',
  },
  {
    title: 'Complete su perfil',
    lead: 'Todavía no tenemos su nombre. Los informes y su equipo lo necesitan.',
    submit: 'Guardar y continuar',
    pending: 'Guardando',
    'sign-out': 'Cerrar sesión',
  },
);
