import { messages } from '@ridgeline/core/shared';

export const archivingMessages = messages(
  {
    archived: { one: 'Project archived.', other: '{count} projects archived.' },
    unarchived: {
      one: 'Project unarchived.',
      other: '{count} projects unarchived.',
    },
    undo: 'Undo',
  },
  {
    archived: { one: 'Proyecto archivado.', other: '{count} proyectos archivados.' },
    unarchived: {
      one: 'Proyecto desarchivado.',
      other: '{count} proyectos desarchivados.',
    },
    undo: 'Deshacer',
  },
);
