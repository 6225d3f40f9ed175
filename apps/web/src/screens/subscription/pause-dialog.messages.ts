import { messages } from '@ridgeline/core/shared';

export const pauseDialogMessages = messages(
  {
    pausing: 'Pausing payments',
    'pause-lead': 'The month you paid for runs out first. You can resume any day.',
    'pause-for': 'Pause for',
    'keep-paying': 'Keep paying',
    'stays-readable': 'Projects and reports stay readable, and calculators keep working.',
    'no-new': 'No new projects while paused.',
  },
  {
    pausing: 'Pausando los pagos',
    'pause-lead': 'El mes que pagó termina primero. Puede reanudar cualquier día.',
    'pause-for': 'Pausar por',
    'keep-paying': 'Seguir pagando',
    'stays-readable': 'Los proyectos e informes siguen legibles, y las calculadoras siguen funcionando.',
    'no-new': 'Sin proyectos nuevos durante la pausa.',
  },
);
