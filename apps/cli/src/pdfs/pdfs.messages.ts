import { messages } from '@ridgeline/core/shared';

export const pdfsMessages = messages(
  {
    'being-made': 'PDFs',
    written: { one: '{count} PDF, in {file}', other: '{count} PDFs, in {file}' },
    'none-made': 'No PDF could be made, and no file was written.',
    missing: 'Without a PDF:',
  },
  {
    'being-made': 'PDF',
    written: { one: '{count} PDF, en {file}', other: '{count} PDF, en {file}' },
    'none-made': 'No se pudo hacer ningún PDF, y no se escribió ningún archivo.',
    missing: 'Sin PDF:',
  },
);
