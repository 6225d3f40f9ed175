import type { BackupProblemCode } from '@ridgeline/api/backup';
import { messages } from '@ridgeline/core/shared';

export const backupProblemMessages = messages(
  {
    'folder-exists': '{about}: there is something already. Choose another folder.',
    'folder-closed': '{about}: the backup cannot be written there. Choose another folder.',
    'not-a-backup': '{about}: there is no finished backup.',
    altered: 'The backup is damaged: {about}',
    newer: '{about}: made by a newer version of Ridgeline. Use that version, or a later one.',
    'too-old': '{about}: made by a version that is too old for this one to read.',
    'database-not-empty':
      'The database is not empty: it has {about}. A backup is restored into an empty database only.',
    'database-away': 'The database cannot be reached: {about}.',
    'disk-full': 'The disk is full. Nothing was left behind. ({about})',
    interrupted: 'Stopped. Nothing was left behind.',
  } as const satisfies Record<BackupProblemCode, string>,
  {
    'folder-exists': '{about}: ya hay algo allí. Elija otra carpeta.',
    'folder-closed': '{about}: no se puede escribir la copia allí. Elija otra carpeta.',
    'not-a-backup': '{about}: no hay una copia de seguridad terminada.',
    altered: 'La copia de seguridad está dañada: {about}',
    newer: '{about}: la hizo una versión más nueva de Ridgeline. Use esa versión o una posterior.',
    'too-old': '{about}: la hizo una versión demasiado antigua para que esta la lea.',
    'database-not-empty':
      'La base de datos no está vacía: tiene {about}. Una copia solo se restaura en una base de datos vacía.',
    'database-away': 'No se pudo conectar con la base de datos: {about}.',
    'disk-full': 'El disco está lleno. No quedó nada a medias. ({about})',
    interrupted: 'Detenido. No quedó nada a medias.',
  },
);
