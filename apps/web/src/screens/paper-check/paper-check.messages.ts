import { messages } from '@ridgeline/core/shared';

export const paperCheckMessages = messages(
  {
    title: 'Check a document',
    lead: 'This page compares the seal at the end of a Ridgeline PDF with what was issued.',
    loading: 'Checking the seal',
    'incomplete-title': 'This address is incomplete',
    'incomplete-text': 'The seal has 64 letters and digits. Scan the code at the end of the document again.',
    'unreachable-title': 'The seal could not be checked',
    'unreachable-text': 'Check your connection and try again. This says nothing about the document.',
    'try-again': 'Try again',
    'not-known-title': 'We did not issue this document',
    'not-known-text':
      'No document with this seal is known. It was not made by Ridgeline, its report was deleted, or the address was mistyped.',
    'current-title': 'This document was issued and is current',
    'current-text': 'The report still says the same.',
    'replaced-title': 'This document was issued, and the report has changed since',
    'replaced-text': 'Ask the sender for a document of the report as it is now.',
    compare: 'Compare it with the document you have',
    'compare-text':
      'These are its lines about codes and products. If yours says anything else, it was altered. The address, names and claim numbers are not shown here.',
    'nothing-to-compare': 'This document has no lines about codes and products.',
    paper: 'Document',
    report: 'Report',
    'as-of': 'Report as of',
    issued: 'Issued',
    seal: 'Seal',
  },
  {
    title: 'Comprobar un documento',
    lead: 'Esta página compara el sello al final de un PDF de Ridgeline con lo que se emitió.',
    loading: 'Comprobando el sello',
    'incomplete-title': 'Esta dirección está incompleta',
    'incomplete-text':
      'El sello tiene 64 letras y cifras. Escanee otra vez el código al final del documento.',
    'unreachable-title': 'No se pudo comprobar el sello',
    'unreachable-text': 'Revise su conexión e inténtelo de nuevo. Esto no dice nada sobre el documento.',
    'try-again': 'Intentar de nuevo',
    'not-known-title': 'No emitimos este documento',
    'not-known-text':
      'No se conoce ningún documento con este sello. No lo hizo Ridgeline, su informe se eliminó o la dirección se escribió mal.',
    'current-title': 'Este documento se emitió y está vigente',
    'current-text': 'El informe sigue diciendo lo mismo.',
    'replaced-title': 'Este documento se emitió, y el informe cambió desde entonces',
    'replaced-text': 'Pida a quien lo envió un documento del informe tal como está ahora.',
    compare: 'Compárelo con el documento que tiene',
    'compare-text':
      'Estas son sus líneas sobre códigos y productos. Si el suyo dice otra cosa, fue alterado. Aquí no se muestran la dirección, los nombres ni los números de reclamo.',
    'nothing-to-compare': 'Este documento no tiene líneas sobre códigos y productos.',
    paper: 'Documento',
    report: 'Informe',
    'as-of': 'Informe al',
    issued: 'Emitido',
    seal: 'Sello',
  },
);
