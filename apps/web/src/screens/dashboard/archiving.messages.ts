import { messages } from '@ridgeline/core/shared';

export const archivingMessages = messages(
  {
    archived: { one: 'Project archived.', other: '{count} projects archived.' },
    unarchived: {
      one: 'Project back among the active ones.',
      other: '{count} projects back among the active ones.',
    },
    undo: 'Undo',
  },
  {
    archived: { one: 'Proyecto archivado.', other: '{count} proyectos archivados.' },
    unarchived: {
      one: 'El proyecto está activo de nuevo.',
      other: '{count} proyectos están activos de nuevo.',
    },
    undo: 'Deshacer',
  },
);
