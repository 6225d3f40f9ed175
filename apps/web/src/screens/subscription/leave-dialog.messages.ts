import { messages } from '@ridgeline/core/shared';

export const leaveDialogMessages = messages(
  {
    title: 'Cancel {plan}?',
    text: 'You keep everything until {date}. Then your plan is Free; your reports stay readable.',
    'text-plain':
      'You keep everything to the end of the paid period. Then your plan is Free; your reports stay readable.',
    stay: 'Keep the plan',
    leaving: 'Canceling the plan',
  },
  {
    title: '¿Cancelar {plan}?',
    text: 'Conserva todo hasta el {date}. Después su plan será Gratis; sus informes siguen legibles.',
    'text-plain':
      'Conserva todo hasta el final del período pagado. Después su plan será Gratis; sus informes siguen legibles.',
    stay: 'Conservar el plan',
    leaving: 'Cancelando el plan',
  },
);
