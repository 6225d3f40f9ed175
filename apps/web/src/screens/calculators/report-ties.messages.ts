import type { SaveCalculationRefusal, ViewPdfFailure } from '@ridgeline/core/reports';
import { messages } from '@ridgeline/core/shared';

type Told =
  | Exclude<SaveCalculationRefusal | ViewPdfFailure, 'signed-out'>
  | 'saved'
  | 'waits'
  | 'device-full';

export const reportTiesMessages = messages(
  {
    saved: 'Saved to report {report}.',
    waits: 'Saved on this device. It will be saved to report {report} when there is a connection.',
    'device-full':
      'Report {report} could not be reached, and this device has no room to keep the calculation. Free some space, then save again.',
    'not-found': 'Report {report} does not exist, or is not shared with you.',
    unavailable: 'Report {report} could not be reached. Nothing was saved; your inputs are kept.',
    'viewer-reads-only': 'You can read report {report}, but not change it.',
    'calculation-differs':
      'This page is older than the calculator of report {report}. Reload the page, and save again.',
    'calculation-without-result': 'There is no result to save to report {report}.',
    'too-many-calculations': 'Report {report} has 50 calculations, the maximum. Remove one first.',
    'pdf-link-missing': 'The PDF of report {report} could not be opened.',
    'popup-blocked': 'Your browser blocked the PDF of report {report}. Allow it, and try again.',
    'pdf-not-made': 'The PDF of report {report} could not be made. Try again.',
    'manufacturer-pdf-not-made': 'The PDF of report {report} could not be made. Try again.',
  } as const satisfies Record<Told, string>,
  {
    saved: 'Guardado en el informe {report}.',
    waits: 'Guardado en este dispositivo. Pasa al informe {report} cuando haya conexión.',
    'device-full':
      'No se pudo llegar al informe {report} y este dispositivo no tiene espacio para guardar el cálculo. Libere espacio y guarde de nuevo.',
    'not-found': 'El informe {report} no existe o no está compartido con usted.',
    unavailable: 'No se pudo llegar al informe {report}. No se guardó nada; sus datos siguen aquí.',
    'viewer-reads-only': 'Puede leer el informe {report}, pero no cambiarlo.',
    'calculation-differs':
      'Esta página es anterior a la calculadora del informe {report}. Recárguela y guarde de nuevo.',
    'calculation-without-result': 'No hay resultado que guardar en el informe {report}.',
    'too-many-calculations': 'El informe {report} tiene 50 cálculos, el máximo. Quite uno primero.',
    'pdf-link-missing': 'No se pudo abrir el PDF del informe {report}.',
    'popup-blocked': 'Su navegador bloqueó el PDF del informe {report}. Permítalo e inténtelo de nuevo.',
    'pdf-not-made': 'No se pudo crear el PDF del informe {report}. Inténtelo de nuevo.',
    'manufacturer-pdf-not-made': 'No se pudo crear el PDF del informe {report}. Inténtelo de nuevo.',
  },
);

export const fromReportMessages = messages(
  {
    choose: 'Choose a report',
    save: 'Save to report',
    'is-saved': 'Saved',
    saving: 'Saving',
    pdf: 'PDF',
    'making-pdf': 'Making the PDF',
    back: 'Report {report}',
    loading: 'Loading what report {report} says',
    filled: 'Filled in from report {report}. You may change every field.',
    'nothing-filled': 'Report {report} has none of these figures yet.',
    unavailable: 'Report {report} could not be read. The calculator works without it.',
    'not-found':
      'Report {report} does not exist, or is not shared with you. The calculator works without it.',
    'try-again': 'Try again',
    'not-saved': 'You can read report {report}, but not save to it.',
    'published-only': 'Only a fee by the schedule of a municipality can be saved to it.',
    'from-report': 'From the report: {source}',
    'report-says': 'The report says {value}.',
    'use-it': 'Use it',
  },
  {
    choose: 'Elegir un informe',
    save: 'Guardar en el informe',
    'is-saved': 'Guardado',
    saving: 'Guardando',
    pdf: 'PDF',
    'making-pdf': 'Creando el PDF',
    back: 'Informe {report}',
    loading: 'Cargando lo que dice el informe {report}',
    filled: 'Llenado con el informe {report}. Puede cambiar cada campo.',
    'nothing-filled': 'El informe {report} aún no tiene ninguno de estos datos.',
    unavailable: 'No se pudo leer el informe {report}. La calculadora funciona sin él.',
    'not-found':
      'El informe {report} no existe o no está compartido con usted. La calculadora funciona sin él.',
    'try-again': 'Intentar de nuevo',
    'not-saved': 'Puede leer el informe {report}, pero no guardar en él.',
    'published-only': 'Solo se puede guardar en él un costo según las tarifas de un municipio.',
    'from-report': 'Del informe: {source}',
    'report-says': 'El informe dice {value}.',
    'use-it': 'Usarlo',
  },
);
