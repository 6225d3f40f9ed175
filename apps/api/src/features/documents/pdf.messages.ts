import { messages } from '@ridgeline/core/shared';

/** Texts of a PDF besides the report's own. */
export const pdfMessages = messages(
  {
    title: 'Report {reportNumber}',
    property: 'PROPERTY',
    asked: 'ASKED FOR',
    'property-type': 'Property type',
    'roof-type': 'Roof type',
    municipality: 'Municipality',
    'claim-number': 'Claim number',
    'job-number': 'Job number',
    'made-of': 'Made of the report as of {date}. Page {page} of {pages}.',
    'says-nothing': 'This report says nothing of this.',
    'not-known': 'Unknown',
    yes: 'Yes',
    no: 'No',
  } as const,
  {
    title: 'Informe {reportNumber}',
    property: 'PROPIEDAD',
    asked: 'SOLICITADO',
    'property-type': 'Tipo de propiedad',
    'roof-type': 'Tipo de techo',
    municipality: 'Municipio',
    'claim-number': 'Número de reclamo',
    'job-number': 'Número de trabajo',
    'made-of': 'Hecho con el informe del {date}. Página {page} de {pages}.',
    'says-nothing': 'Este informe no dice nada de esto.',
    'not-known': 'Desconocido',
    yes: 'Sí',
    no: 'No',
  },
);
