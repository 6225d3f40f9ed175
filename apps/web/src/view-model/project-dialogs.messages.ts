import { messages } from '@ridgeline/core/shared';

export const projectDialogMessages = messages(
  {
    'viewer-reads-only': 'You can view this team’s projects',
    'viewer-ask-owner':
      'Your role on this team is viewer. To add or change projects, ask the team’s owner to make you a member.',
    'got-it': 'Got it',
    paused: 'Your plan is paused',
    'paused-text': 'New projects start again on {date}, or when you resume. Your reports stay readable.',
    'paused-until': 'New projects start again on {date}. Your reports stay readable.',
    'plan-details': 'Plan details',
    'to-projects': 'Go to your projects',
    'none-left': 'Your plan has no projects left',
    'none-left-text': 'Nothing was ordered. A larger plan includes more projects every month.',
    'see-plans': 'See plans',
    'buy-one': 'Buy only this report',
  },
  {
    'viewer-reads-only': 'Usted puede ver los proyectos de este equipo',
    'viewer-ask-owner':
      'Su rol en este equipo es lector. Para agregar o cambiar proyectos, pida al propietario del equipo que lo haga miembro.',
    'got-it': 'Entendido',
    paused: 'Su plan está en pausa',
    'paused-text':
      'Los proyectos nuevos vuelven el {date}, o cuando usted reanude. Sus informes se pueden seguir leyendo.',
    'paused-until': 'Los proyectos nuevos vuelven el {date}. Sus informes se pueden seguir leyendo.',
    'plan-details': 'Detalles del plan',
    'to-projects': 'Ir a sus proyectos',
    'none-left': 'No quedan proyectos en su plan',
    'none-left-text': 'No se pidió nada. Un plan mayor incluye más proyectos cada mes.',
    'see-plans': 'Ver planes',
    'buy-one': 'Comprar solo este informe',
  },
);
