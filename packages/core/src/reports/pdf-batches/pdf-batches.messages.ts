import { messages } from '../../shared/messages.ts';
import type { PdfBatchFailure } from './pdf-batch.ts';
import type { MakePdfsFailure } from './make-pdfs.use-case.ts';
import type { PdfBatchRefusal } from './pdf-batches.port.ts';

type Told = PdfBatchFailure | Exclude<PdfBatchRefusal | MakePdfsFailure, 'signed-out'>;

export const pdfBatchMessages = messages(
  {
    'report-not-found': 'this report was deleted, or is not one that you can see',
    'claim-number-missing': 'the report has no claim number yet',
    'calculation-missing': 'no such calculation is saved to the report',
    'pdf-not-made': 'this PDF could not be made; try again later',
    'pdf-not-kept': 'this PDF has been deleted since it was made',
    'batch-underway': 'PDFs of other projects are still being made. Wait for them or cancel them first.',
    'batch-not-found': 'These PDFs are no longer here. Make them again.',
    'list-empty': 'This list shows no projects any more.',
    unavailable: 'PDFs cannot be made right now. Please try again.',
    report: 'report {reportNumber}',
    'note-name': 'Not in here',
    'note-text': 'These reports have no PDF in this archive:',
  } as const satisfies Record<Told | 'report' | 'note-name' | 'note-text', string>,
  {
    'report-not-found': 'este informe se eliminó, o no es uno que usted pueda ver',
    'claim-number-missing': 'el informe aún no tiene número de reclamo',
    'calculation-missing': 'no hay un cálculo así guardado en el informe',
    'pdf-not-made': 'este PDF no se pudo crear; inténtelo más tarde',
    'pdf-not-kept': 'este PDF se eliminó después de crearse',
    'batch-underway':
      'Aún se están creando PDF de otros proyectos. Espere a que terminen o cancélelos primero.',
    'batch-not-found': 'Estos PDF ya no están aquí. Créelos de nuevo.',
    'list-empty': 'Esta lista ya no muestra proyectos.',
    unavailable: 'No se pueden crear PDF en este momento. Inténtelo de nuevo.',
    report: 'informe {reportNumber}',
    'note-name': 'No están aquí',
    'note-text': 'Estos informes no tienen PDF en este archivo:',
  },
);
