import { messages } from '@ridgeline/core/shared';
import type { FindingCode } from './findings.ts';

export const doctorMessages = messages(
  {
    'node-ok': 'Node {version}',
    'node-old': 'Node {version} is too old: install 20.19 or newer.',
    'folder-ok': 'The folder {folder} can be written.',
    'folder-missing': 'The folder {folder} is not there yet: npm start makes it.',
    'folder-closed':
      'The folder {folder} cannot be written: give yourself the right, or set RIDGELINE_DATA to another one.',
    'disk-ok': '{megabytes} MB of the disk are free.',
    'disk-low': 'Only {megabytes} MB of the disk are free: make room soon.',
    'disk-full':
      'Only {megabytes} MB of the disk are free: the database stops when none are left. Make room.',
    'port-free': 'Port {port} is free.',
    'port-ours': 'Ridgeline answers on port {port}.',
    'port-taken': 'Another program uses port {port}: stop it, or start with PORT=4601 npm start.',
    'database-ok': 'The database answers.',
    'database-away': 'The database does not answer ({reason}): start it, or correct DATABASE_URL.',
    'database-stopped': 'Ridgeline does not run in {folder}, so its database was not asked: npm start.',
    'schema-current': 'The schema is that of this version.',
    'schema-behind': 'The schema is older than this version: run node dist/main.js migrate, or npm start.',
    'schema-refused':
      'This version cannot use the schema: a newer one, or one that is too old, made it. Use that version.',
    'clock-ok': 'The clocks of this machine and of the database agree.',
    'clock-off': 'The clocks of this machine and of the database differ by {seconds} s: set both by NTP.',
    'jobs-ok': 'No job waits longer than it should.',
    'jobs-late': 'Late jobs: {late}. Is a copy with JOBS=on running?',
    'jobs-failed': 'Jobs that were given up: {failed}. The log says why.',
    'mail-outbox': 'Email is kept in the local outbox.',
    'mail-ok': 'The mail server {host} answers.',
    'mail-unset': 'SMTP_URL is not set: no email can be sent.',
    'mail-away': 'The mail server {host} does not answer ({reason}): correct SMTP_URL, or open the port.',
    'files-ok': 'The file storage answers.',
    'files-away': 'The file storage does not answer ({reason}): correct FILES_…, or start it.',
  } as const satisfies Record<FindingCode, string>,
  {
    'node-ok': 'Node {version}',
    'node-old': 'Node {version} es demasiado antiguo: instale 20.19 o posterior.',
    'folder-ok': 'Se puede escribir en la carpeta {folder}.',
    'folder-missing': 'La carpeta {folder} aún no existe: npm start la crea.',
    'folder-closed':
      'No se puede escribir en la carpeta {folder}: dese el permiso o ponga otra en RIDGELINE_DATA.',
    'disk-ok': 'Hay {megabytes} MB libres en el disco.',
    'disk-low': 'Solo hay {megabytes} MB libres en el disco: libere espacio pronto.',
    'disk-full':
      'Solo hay {megabytes} MB libres en el disco: sin espacio la base de datos se detiene. Libere espacio.',
    'port-free': 'El puerto {port} está libre.',
    'port-ours': 'Ridgeline responde en el puerto {port}.',
    'port-taken': 'Otro programa usa el puerto {port}: deténgalo o inicie con PORT=4601 npm start.',
    'database-ok': 'La base de datos responde.',
    'database-away': 'La base de datos no responde ({reason}): iníciela o corrija DATABASE_URL.',
    'database-stopped':
      'Ridgeline no se ejecuta en {folder}, así que no se consultó su base de datos: npm start.',
    'schema-current': 'El esquema es el de esta versión.',
    'schema-behind': 'El esquema es anterior a esta versión: ejecute node dist/main.js migrate o npm start.',
    'schema-refused':
      'Esta versión no puede usar el esquema: lo hizo otra más nueva o demasiado antigua. Use esa versión.',
    'clock-ok': 'Los relojes de este equipo y de la base de datos coinciden.',
    'clock-off':
      'Los relojes de este equipo y de la base de datos difieren en {seconds} s: ajuste ambos con NTP.',
    'jobs-ok': 'Ninguna tarea espera más de lo debido.',
    'jobs-late': 'Tareas atrasadas: {late}. ¿Se ejecuta una copia con JOBS=on?',
    'jobs-failed': 'Tareas abandonadas: {failed}. El registro dice por qué.',
    'mail-outbox': 'El correo se guarda en la bandeja local.',
    'mail-ok': 'El servidor de correo {host} responde.',
    'mail-unset': 'SMTP_URL no está definido: no se puede enviar correo.',
    'mail-away': 'El servidor de correo {host} no responde ({reason}): corrija SMTP_URL o abra el puerto.',
    'files-ok': 'El almacén de archivos responde.',
    'files-away': 'El almacén de archivos no responde ({reason}): corrija FILES_… o inícielo.',
  },
);
