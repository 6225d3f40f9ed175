import { messages } from '@ridgeline/core/shared';

export const introduceYourselfMessages = messages(
  {
    title: 'Introduce yourself',
    lead: 'Your name appears on your reports, and your profession tells us what to show you first.',
    profession: 'Profession',
    'choose-profession': 'Choose your profession',
    'no-professions': 'The list of professions could not be loaded. You can add yours in your profile later.',
    submit: 'Continue',
    pending: 'Saving',
  },
  {
    title: 'Preséntese',
    lead: 'Su nombre aparece en sus informes y su profesión nos dice qué mostrarle primero.',
    profession: 'Profesión',
    'choose-profession': 'Elija su profesión',
    'no-professions':
      'No se pudo cargar la lista de profesiones. Puede agregar la suya más tarde en su perfil.',
    submit: 'Continuar',
    pending: 'Guardando',
  },
);
