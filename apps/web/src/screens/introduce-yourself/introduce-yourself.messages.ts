import { messages } from '@ridgeline/core/shared';

export const introduceYourselfMessages = messages(
  {
    title: 'Introduce yourself',
    lead: 'So that your reports carry the right name, and you see what your trade needs first.',
    profession: 'Profession',
    'choose-profession': 'Choose your profession',
    'no-professions': 'The list of professions could not be loaded. You can add yours in your profile later.',
    submit: 'Continue',
    pending: 'Saving',
  },
  {
    title: 'Preséntese',
    lead: 'Para que sus informes lleven el nombre correcto y vea primero lo que su oficio necesita.',
    profession: 'Profesión',
    'choose-profession': 'Elija su profesión',
    'no-professions':
      'No se pudo cargar la lista de profesiones. Puede agregar la suya más tarde en su perfil.',
    submit: 'Continuar',
    pending: 'Guardando',
  },
);
