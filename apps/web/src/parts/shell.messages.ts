import { messages } from '@ridgeline/core/shared';

/** Texts of the shell and of the screens that contain only text. */
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
    'not-found-text': 'There is no page at this address. It may have moved, or the link may be incomplete.',
    'not-found-back': 'Go to the start page',
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
    'not-found-text':
      'No hay ninguna página en esta dirección. Quizá cambió de lugar o el enlace está incompleto.',
    'not-found-back': 'Ir al inicio',
  },
);
