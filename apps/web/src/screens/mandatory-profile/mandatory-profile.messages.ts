import { messages } from '@ridgeline/core/shared';

export const mandatoryProfileMessages = messages(
  {
    title: 'Complete your profile',
    lead: 'We have no name for you yet. Reports and your team need one.',
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
