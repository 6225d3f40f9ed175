import type { CalculatorName } from '@ridgeline/core/calculators';
import { messages } from '@ridgeline/core/shared';

/** Texts of a PDF besides the report's own. */
export const pdfMessages = messages(
  {
    title: 'Report {reportNumber}',
    'claim-letter': 'Claim letter, report {reportNumber}',
    'claim-letter-intro':
      'For the insurance carrier. These are the requirements of the sources below for the roof at this address, each with its source and day, so that it can be checked. The whole report also says what is unknown.',
    claim: 'CLAIM',
    property: 'PROPERTY',
    'map-at-street':
      'Map of {county}, {state}, with the counties around it. The dot is along the street, by the house number; it is not the roof itself.',
    'map-at-zip-center':
      'Map of {county}, {state}, with the counties around it. The dot is the middle of the ZIP code; the address itself was not located.',
    asked: 'DETAILS GIVEN',
    manufacturer: 'Manufacturer',
    product: 'Product',
    'unknown-maker': 'Unknown manufacturer ({id})',
    'unknown-product': 'Unknown product ({id})',
    'property-type': 'Property type',
    'roof-type': 'Roof type',
    municipality: 'Municipality',
    corrected: '{name} (corrected by hand)',
    'claim-number': 'Claim number',
    'job-number': 'Job number',
    storm: 'Report',
    'storm-at': 'Local time',
    'storm-size': 'Size or speed',
    'storm-miles': 'Miles away',
    'storm-record': 'Record and source',
    'storm-mark': 'No.',
    'storm-distance': 'Distance',
    'storm-place': 'Reported at',
    'storm-line': 'File and line',
    'storms-drawn': {
      one: '{record}: {count} report within {miles} miles, as a map and by time and distance. The table lists it.',
      other:
        '{record}: {count} reports within {miles} miles, as a map and by time and distance. The table lists each one.',
    },
    'storms-note':
      'Distance and direction are to scale. A larger mark is larger hail or faster wind; an open one gives neither. The numbers are those of the table.',
    here: 'Here',
    north: 'N',
    miles: '{miles} mi',
    footer: '{title} as of {date}. Page {page} of {pages}. Seal {seal}…',
    seal: 'SEAL',
    'seal-words':
      'Scan the code or open its address to check this document, without signing in: when it was issued, whether the report has changed since, and what it says about codes and products. Every document has a seal of its own.',
    'seal-code': 'Code that leads to {page}',
    'says-nothing': 'This report says nothing about this.',
    'no-calculation': 'No calculation is saved to this report.',
    'not-in-report': 'NOT IN THIS REPORT',
    'says-nothing-of': 'It says nothing about: {names}.',
    'no-calculation-of': 'No calculation is saved to it from: {names}.',
    'asked-for': 'WHAT IS ASKED FOR',
    'left-out': 'LEFT OUT',
    'left-out-words':
      'To keep this letter to two pages it leaves out: {names}. The whole report, at the address above, has them with their sources.',
    calculation: '{calculator} {number}, saved {day}',
    named: '{name}: {value}',
    inputs: 'Inputs',
    'rests-on': 'Based on: {bases}',
    warnings: 'Before you rely on it',
    record: 'Record',
    hash: 'Hash {hash}',
    'not-known': 'Unknown',
    'editions-note':
      '* differs from the edition in force. Local amendments may go further. Calculations are redone under each edition, with all other inputs as saved.',
  } as const,
  {
    title: 'Informe {reportNumber}',
    'claim-letter': 'Carta de reclamo, informe {reportNumber}',
    'claim-letter-intro':
      'Para la aseguradora. Estos son los requisitos de las fuentes indicadas para el techo de esta dirección, cada uno con su fuente y fecha, para que se pueda comprobar. El informe completo dice también lo que no se sabe.',
    claim: 'RECLAMO',
    property: 'PROPIEDAD',
    'map-at-street':
      'Mapa de {county}, {state}, con los condados de alrededor. El punto está sobre la calle, según el número de la casa; no es el techo mismo.',
    'map-at-zip-center':
      'Mapa de {county}, {state}, con los condados de alrededor. El punto es el centro del código postal; la dirección misma no se ubicó.',
    asked: 'DATOS INDICADOS',
    manufacturer: 'Fabricante',
    product: 'Producto',
    'unknown-maker': 'Fabricante desconocido ({id})',
    'unknown-product': 'Producto desconocido ({id})',
    'property-type': 'Tipo de propiedad',
    'roof-type': 'Tipo de techo',
    municipality: 'Municipio',
    corrected: '{name} (corregido a mano)',
    'claim-number': 'Número de reclamo',
    'job-number': 'Número de trabajo',
    storm: 'Reporte',
    'storm-at': 'Hora local',
    'storm-size': 'Tamaño o velocidad',
    'storm-miles': 'Millas',
    'storm-record': 'Registro y fuente',
    'storm-mark': 'N.º',
    'storm-distance': 'Distancia',
    'storm-place': 'Reportado en',
    'storm-line': 'Archivo y línea',
    'storms-drawn': {
      one: '{record}: {count} reporte a menos de {miles} millas, en un mapa y por hora y distancia. La tabla lo detalla.',
      other:
        '{record}: {count} reportes a menos de {miles} millas, en un mapa y por hora y distancia. La tabla los detalla uno por uno.',
    },
    'storms-note':
      'Distancia y dirección a escala. Una marca mayor es granizo más grande o viento más fuerte; una abierta no indica ninguno. Los números son los de la tabla.',
    here: 'Aquí',
    north: 'N',
    miles: '{miles} mi',
    footer: '{title} al {date}. Página {page} de {pages}. Sello {seal}…',
    seal: 'SELLO',
    'seal-words':
      'Escanee el código o abra su dirección para comprobar este documento, sin iniciar sesión: cuándo se emitió, si el informe cambió desde entonces y qué dice de códigos y productos. Cada documento tiene su propio sello.',
    'seal-code': 'Código que lleva a {page}',
    'says-nothing': 'Este informe no dice nada de esto.',
    'no-calculation': 'No hay ningún cálculo guardado en este informe.',
    'not-in-report': 'NO ESTÁ EN ESTE INFORME',
    'says-nothing-of': 'No dice nada de: {names}.',
    'no-calculation-of': 'No tiene guardado ningún cálculo de: {names}.',
    'asked-for': 'LO QUE SE PIDE',
    'left-out': 'OMITIDO',
    'left-out-words':
      'Para que esta carta no pase de dos páginas, omite: {names}. El informe completo, en la dirección de arriba, los incluye con sus fuentes.',
    calculation: '{calculator} {number}, guardado el {day}',
    named: '{name}: {value}',
    inputs: 'Datos',
    'rests-on': 'Se basa en: {bases}',
    warnings: 'Antes de confiar en ello',
    record: 'Registro',
    hash: 'Huella {hash}',
    'not-known': 'No se sabe',
    'editions-note':
      '* difiere de la edición vigente. Las enmiendas locales pueden ir más allá. Los cálculos se hacen de nuevo con cada edición y los demás datos como se guardaron.',
  },
);

export const calculatorMessages = messages(
  {
    'permit-fee': 'Permit fee',
    waste: 'Waste',
    ventilation: 'Ventilation',
    'ice-and-water-shield': 'Ice and water shield',
  } as const satisfies Record<CalculatorName, string>,
  {
    'permit-fee': 'Costo del permiso',
    waste: 'Desperdicio',
    ventilation: 'Ventilación',
    'ice-and-water-shield': 'Barrera contra hielo y agua',
  },
);
