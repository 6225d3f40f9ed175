import { messages } from '@ridgeline/core/shared';

export const backupMessages = messages(
  {
    made: 'Backup: {folder}',
    restored: 'Restored into {name} from {folder}',
    would: 'Would restore into {name} from {folder}',
    whole: 'The backup {folder} is whole.',
    moment: 'Taken: {moment}',
    counts: 'Tables: {tables}, rows: {rows}, files: {files}, MB: {megabytes}',
    missing: 'Named by a row and not in the storage: {file}',
    altered: 'Damaged or missing: {path}',
    'table-missing': 'Not in the database: {table}',
    'table-other-rows': 'Other rows than in the backup: {table}',
    same: 'The database has exactly the rows of the backup.',
    'restore-asks': 'All tables of {name} will be filled from {folder}.',
  },
  {
    made: 'Copia de seguridad: {folder}',
    restored: 'Restaurada en {name} desde {folder}',
    would: 'Se restauraría en {name} desde {folder}',
    whole: 'La copia {folder} está completa.',
    moment: 'Tomada: {moment}',
    counts: 'Tablas: {tables}, filas: {rows}, archivos: {files}, MB: {megabytes}',
    missing: 'Nombrado por una fila y ausente del almacén: {file}',
    altered: 'Dañado o ausente: {path}',
    'table-missing': 'No está en la base de datos: {table}',
    'table-other-rows': 'Otras filas que en la copia: {table}',
    same: 'La base de datos tiene exactamente las filas de la copia.',
    'restore-asks': 'Todas las tablas de {name} se llenarán desde {folder}.',
  },
);
