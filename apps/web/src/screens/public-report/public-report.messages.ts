import { messages } from '@ridgeline/core/shared';

export const publicReportMessages = messages(
  {
    shared: 'Shared report',
    'not-found': 'This link leads to no report',
    'not-found-text':
      'It may have been turned off, or it may be incomplete. Ask whoever sent it for another.',
    'link-over': 'This link has expired',
    'link-over-text': 'Its end date has passed. Ask whoever sent it for another.',
    unavailable: 'The report could not be loaded',
    'unavailable-text': 'Check your connection, then try again.',
    'try-again': 'Try again',
    'to-start': 'What is Ridgeline?',
  },
  {
    shared: 'Informe compartido',
    'not-found': 'Este enlace no lleva a ningún informe',
    'not-found-text': 'Quizá se desactivó o está incompleto. Pida otro a quien lo envió.',
    'link-over': 'Este enlace venció',
    'link-over-text': 'Su fecha de vencimiento ya pasó. Pida otro a quien lo envió.',
    unavailable: 'No se pudo cargar el informe',
    'unavailable-text': 'Revise su conexión e inténtelo de nuevo.',
    'try-again': 'Intentar de nuevo',
    'to-start': '¿Qué es Ridgeline?',
  },
);
