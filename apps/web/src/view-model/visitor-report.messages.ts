import { messages } from '@ridgeline/core/shared';

export const visitorReportMessages = messages(
  {
    adopted: 'Your report is now one of your projects.',
    open: 'Open the report',
    'see-plans': 'See plans',
    'try-again': 'Try again',
  },
  {
    adopted: 'Su informe ya es uno de sus proyectos.',
    open: 'Abrir el informe',
    'see-plans': 'Ver planes',
    'try-again': 'Intentar de nuevo',
  },
);
