import { messages } from '@ridgeline/core/shared';

/** Texts of the shell, which every page loads. */
export const shellMessages = messages(
  {
    product: 'Ridgeline',
    skip: 'Skip to the content',
    'sign-in': 'Sign in',
    'opens-new-tab': 'opens in a new tab',
    profession: 'Complete your profile',
    language: 'Language',
    en: 'English',
    es: 'Español',
    notices: 'Notices',
    close: 'Close',
    loading: 'Loading Ridgeline',
    unreachable: 'We could not load your profile.',
    'unreachable-text': 'Check your connection. Nothing was lost.',
  },
  {
    product: 'Ridgeline',
    skip: 'Saltar al contenido',
    'sign-in': 'Iniciar sesión',
    'opens-new-tab': 'se abre en otra pestaña',
    profession: 'Complete su perfil',
    language: 'Idioma',
    en: 'English',
    es: 'Español',
    notices: 'Avisos',
    close: 'Cerrar',
    loading: 'Cargando Ridgeline',
    unreachable: 'No pudimos cargar su perfil.',
    'unreachable-text': 'Revise su conexión. No se perdió nada.',
  },
);
