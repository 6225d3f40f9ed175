import { messages } from '../shared/messages.ts';
import type { SaveCalculationRefusal } from './calculations/saved-calculations.port.ts';
import type { CorrectJurisdictionFailure } from './jurisdiction/correct-jurisdiction.use-case.ts';
import type { ChooseProductFailure } from './choose-product.use-case.ts';
import type { CorrectionFailure } from '../places/jurisdiction-correction.policy.ts';
import type { EarlierReportFailure } from './versions/load-earlier-report.use-case.ts';
import type { NameRefusal } from './links/report-links.port.ts';
import type { RefreshReportFailure } from './versions/refresh-report.use-case.ts';
import { orderMessages } from './order.messages.ts';
import type { ReadingFailure } from './reading/reading.messages.ts';
import type { PdfDialog, ViewPdfFailure } from './documents/pdf-failure.policy.ts';
import type { ReportRefusal } from './report-refusal.ts';
import type { SaveProjectDateFailure } from './save-project-date.use-case.ts';

type Said =
  | SaveProjectDateFailure
  | Exclude<SaveCalculationRefusal, ReportRefusal>
  | RefreshReportFailure
  | EarlierReportFailure
  // The words of what is typed are those of places.
  | Exclude<CorrectJurisdictionFailure, CorrectionFailure>
  | 'correction-not-undone'
  | Exclude<NameRefusal, ReportRefusal>
  | Exclude<ChooseProductFailure, 'signed-out'>
  | 'roof-product-unknown'
  | 'map-unavailable'
  | 'share-link-not-changed'
  | Exclude<ViewPdfFailure, 'pdf-link-missing' | 'popup-blocked'>
  | PdfDialog['title']
  | PdfDialog['text']
  | 'unable-to-update-report-claim'
  | 'unable-to-get-last-state-update'
  | 'unable-to-update-subscription-states'
  | 'user-flags-not-saved'
  | 'change-refused'
  | 'device-full'
  | 'upgrades-not-applied'
  | 'pdf-not-invalidated'
  | 'pdf-not-sent'
  | 'report-unreadable'
  | 'contact-us';

// DASH-5 RPT-8
export const reportsMessages = messages(
  {
    'signed-out': orderMessages.en['signed-out'],
    'viewer-reads-only': orderMessages.en['viewer-reads-only'],
    'unable-to-get-last-state-update': 'Unable to get last state update',
    'unable-to-update-subscription-states': 'Unable to update the subscription states',
    'unable-to-update-report-claim': 'Unable to update report claim',
    'unable-to-update-reports-date': 'Unable to update reports date',
    'project-date-invalid': 'Choose a date and its type.',
    'report-unreadable': 'This report could not be read. Please contact us.',
    'calculation-differs': 'The calculator now gets a different result. Check it before you save.',
    'calculation-without-result': 'There is no result to save: the fee is unknown.',
    'too-many-calculations': 'A report can hold up to 50 calculations. Remove one first.',
    'report-not-refreshable': 'This report cannot be refreshed; it stays as it is.',
    'report-not-refreshed': 'The report could not be refreshed; it stays as it was. Please try again.',
    'report-version-not-found': 'What this report said then is no longer kept.',
    'correction-not-saved': 'The correction could not be saved. Please try again.',
    'correction-not-undone': 'The correction could not be undone. Please try again.',
    'roof-product-unknown': 'We have no data on this product. Choose another one.',
    'product-not-saved': 'The choice could not be saved. Please try again.',
    'vanity-id-taken': 'Another report has this name.',
    'map-unavailable': 'The map could not be loaded. Please try again.',
    'share-link-not-changed': 'The link could not be changed. Please try again.',
    'device-full':
      'There is no connection, and this device has no room to keep the change. Free some space, then save again.',
    'change-refused': 'This could not be saved. You may no longer have permission to change this project.',
    'user-flags-not-saved': 'The change could not be saved. Please try again.',
    'upgrades-not-applied': 'The add-ons could not be added. Please try again.',
    'pdf-not-made': 'The PDF could not be created. Please try again.',
    'manufacturer-pdf-not-made': 'The manufacturer PDF could not be created. Please try again.',
    'pdf-not-invalidated': 'The PDF could not be updated. Please try again.',
    'pdf-not-sent': 'The PDF could not be sent. Please try again.',
    'access-issue': 'Access Issue',
    'access-issue-text':
      'Something went wrong trying to open the requested report. Please contact us for help.',
    'contact-us': 'Contact Us',
    'view-report': 'View Report',
    'view-report-text': 'Your browser blocked the report from opening.',
  } as const satisfies Record<Exclude<Said, ReadingFailure> | 'signed-out', string>,
  {
    'signed-out': orderMessages.es['signed-out'],
    'viewer-reads-only': orderMessages.es['viewer-reads-only'],
    'unable-to-get-last-state-update': 'No se pudo obtener la última actualización del estado',
    'unable-to-update-subscription-states': 'No se pudieron actualizar los estados de la suscripción',
    'unable-to-update-report-claim': 'No se pudo actualizar el reclamo del informe',
    'unable-to-update-reports-date': 'No se pudo actualizar la fecha del informe',
    'project-date-invalid': 'Elija una fecha y su tipo.',
    'report-unreadable': 'No se pudo leer este informe. Contáctenos.',
    'calculation-differs': 'La calculadora da ahora otro resultado. Revíselo antes de guardarlo.',
    'calculation-without-result': 'No hay resultado que guardar: no se sabe el costo.',
    'too-many-calculations': 'Un informe guarda hasta 50 cálculos. Quite uno primero.',
    'report-not-refreshable': 'Este informe no se puede actualizar; queda como está.',
    'report-not-refreshed': 'No se pudo actualizar el informe; queda como estaba. Inténtelo de nuevo.',
    'report-version-not-found': 'Lo que este informe decía entonces ya no se conserva.',
    'correction-not-saved': 'No se pudo guardar la corrección. Inténtelo de nuevo.',
    'correction-not-undone': 'No se pudo deshacer la corrección. Inténtelo de nuevo.',
    'roof-product-unknown': 'No tenemos datos de este producto. Elija otro.',
    'product-not-saved': 'No se pudo guardar la elección. Inténtelo de nuevo.',
    'vanity-id-taken': 'Otro informe tiene este nombre.',
    'map-unavailable': 'No se pudo cargar el mapa. Inténtelo de nuevo.',
    'share-link-not-changed': 'No se pudo cambiar el enlace. Inténtelo de nuevo.',
    'device-full':
      'No hay conexión y este dispositivo no tiene espacio para guardar el cambio. Libere espacio y guarde de nuevo.',
    'change-refused': 'No se pudo guardar. Es posible que ya no tenga permiso para cambiar este proyecto.',
    'user-flags-not-saved': 'No se pudo guardar el cambio. Inténtelo de nuevo.',
    'upgrades-not-applied': 'No se pudieron agregar los complementos. Inténtelo de nuevo.',
    'pdf-not-made': 'No se pudo crear el PDF. Inténtelo de nuevo.',
    'manufacturer-pdf-not-made': 'No se pudo crear el PDF del fabricante. Inténtelo de nuevo.',
    'pdf-not-invalidated': 'No se pudo actualizar el PDF. Inténtelo de nuevo.',
    'pdf-not-sent': 'No se pudo enviar el PDF. Inténtelo de nuevo.',
    'access-issue': 'Problema de acceso',
    'access-issue-text': 'Algo salió mal al abrir el informe solicitado. Contáctenos para recibir ayuda.',
    'contact-us': 'Contáctenos',
    'view-report': 'Ver informe',
    'view-report-text': 'Su navegador bloqueó la apertura del informe.',
  },
);
