import { messages } from '@ridgeline/core/shared';

export const exportMessages = messages(
  {
    export: 'Export as CSV',
    running: { one: '{count} row so far', other: '{count} rows so far' },
    cancel: 'Cancel the export',
    exported: { one: '{count} project exported.', other: '{count} projects exported.' },
  },
  {
    export: 'Exportar como CSV',
    running: { one: '{count} fila hasta ahora', other: '{count} filas hasta ahora' },
    cancel: 'Cancelar la exportación',
    exported: { one: '{count} proyecto exportado.', other: '{count} proyectos exportados.' },
  },
);
