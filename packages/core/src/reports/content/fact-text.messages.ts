import { messages } from '../../shared/messages.ts';
import type { Aside, Level } from '../fact.ts';
import type { Unit, WindBasis } from '../fact-value.ts';
import type { Settler } from '../report-questions.ts';
import type { AddOn } from '../report-sections.ts';

/** The words around a value. */
export const factMessages = messages(
  {
    yes: 'Yes',
    no: 'No',
    likely: 'likely',
    unknown: 'Unknown',
    'not-included': 'Not included',
    'several-missing': '{names}. {why}',
    disputed: 'sources disagree',
    ratio: '1 square foot of vent for each {to} square feet',
    storm: '{size}, {miles} mi away, {at}; {record}',
    'size-named': '{size} ({name})',
    'size-not-given': 'size not given',
    preliminary: 'preliminary report',
    official: 'official record',
    'reports-within': {
      one: '{count} report within {miles} mi',
      other: '{count} reports within {miles} mi',
    },
    'reports-in-county': { one: '{count} report', other: '{count} reports' },
    'reports-around': {
      one: '{count} report within {miles} mi, listed with its line',
      other: '{count} reports within {miles} mi, each listed with its line',
    },
    'some-reports-around':
      '{listed} of {count} reports within {miles} mi, each listed with its line: every one within {all} mi, and farther away the latest and the largest',
    'hail-not-given': 'size not given',
    'wind-not-given': 'speed not given',
    measured: 'measured',
    estimated: 'estimated',
    'at-property': 'here',
    none: 'None in this source',
    source: 'Source: {source}',
    undated: 'undated, read {read}',
    aside: '{why}: {said}. {source}',
  } as const,
  {
    yes: 'Sí',
    no: 'No',
    likely: 'probable',
    unknown: 'No se sabe',
    'not-included': 'No incluido',
    'several-missing': '{names}. {why}',
    disputed: 'las fuentes no coinciden',
    ratio: '1 pie cuadrado de ventilación por cada {to} pies cuadrados',
    storm: '{size}, a {miles} mi, {at}; {record}',
    'size-named': '{size} ({name})',
    'size-not-given': 'tamaño no indicado',
    preliminary: 'reporte preliminar',
    official: 'registro oficial',
    'reports-within': {
      one: '{count} reporte a menos de {miles} mi',
      other: '{count} reportes a menos de {miles} mi',
    },
    'reports-in-county': { one: '{count} reporte', other: '{count} reportes' },
    'reports-around': {
      one: '{count} reporte a menos de {miles} mi, con su línea',
      other: '{count} reportes a menos de {miles} mi, cada uno con su línea',
    },
    'some-reports-around':
      '{listed} de {count} reportes a menos de {miles} mi, cada uno con su línea: todos los que están a menos de {all} mi y, más lejos, los últimos y el mayor',
    'hail-not-given': 'tamaño no indicado',
    'wind-not-given': 'velocidad no indicada',
    measured: 'medido',
    estimated: 'estimado',
    'at-property': 'aquí',
    none: 'Ninguno en esta fuente',
    source: 'Fuente: {source}',
    undated: 'sin fecha, leída el {read}',
    aside: '{why}: {said}. {source}',
  },
);

export const settlerMessages = messages(
  {
    'building-department': 'Ask the building department.',
    'street-point': 'A geocoder that locates the street address settles it.',
    'city-limits': 'City limits, loaded by whoever runs this service, settle it.',
    'town-limits': 'Ask the town clerk. Town limits, loaded by whoever runs this service, also settle it.',
    'town-clerk': 'Ask the town clerk.',
    'state-table': 'See the table of the state code.',
    'boundary-map': 'A map of the municipal boundaries settles it.',
    'site-survey': 'A survey of the site settles it.',
    'roof-measurement': 'A measurement of the roof settles it.',
    'product-choice': 'Choose the manufacturer and the product.',
    'manufacturer-document': 'The manufacturer’s document settles it.',
    'storm-records': 'The storm records of NCEI settle it.',
  } as const satisfies Record<Settler, string>,
  {
    'building-department': 'Pregunte al departamento de construcción.',
    'street-point': 'Lo aclara un geocodificador que ubique la dirección.',
    'city-limits': 'Lo aclaran los límites de ciudades, cargados por quien opera este servicio.',
    'town-limits':
      'Pregunte al secretario del pueblo (town clerk). También lo aclaran sus límites, cargados por quien opera este servicio.',
    'town-clerk': 'Pregunte al secretario del pueblo (town clerk).',
    'state-table': 'Vea la tabla del código estatal.',
    'boundary-map': 'Lo aclara un mapa de los límites municipales.',
    'site-survey': 'Lo aclara un levantamiento del terreno.',
    'roof-measurement': 'Lo aclara una medición del techo.',
    'product-choice': 'Elija el fabricante y el producto.',
    'manufacturer-document': 'Lo aclara el documento del fabricante.',
    'storm-records': 'Lo aclaran los registros de tormentas de NCEI.',
  },
);

export const addOnMessages = messages(
  {
    'code-detail': 'Add code detail to this project.',
    weather: 'Add weather history to this project.',
  } as const satisfies Record<AddOn, string>,
  {
    'code-detail': 'Agregue el detalle de códigos a este proyecto.',
    weather: 'Agregue el historial del clima a este proyecto.',
  },
);

export const levelMessages = messages(
  {
    place: 'the city’s rule',
    cousub: 'the town’s rule',
    county: 'the county’s rule',
    state: 'the state’s rule',
    'model-code': 'model code, unless amended',
    maker: 'the manufacturer’s requirement',
  } as const satisfies Record<Level, string>,
  {
    place: 'regla de la ciudad',
    cousub: 'regla del pueblo',
    county: 'regla del condado',
    state: 'regla del estado',
    'model-code': 'código modelo, salvo enmienda',
    maker: 'requisito del fabricante',
  },
);

export const asideMessages = messages(
  {
    history: 'No longer in force',
    'not-yet-in-force': 'Not yet in force',
    unconfirmed: 'Unconfirmed',
    'no-answer': 'Does not answer',
    'other-property-type': 'For the other property type',
    'barred-by-state': 'The state allows no local code',
    'wider-rule': 'Also',
    agrees: 'Agrees',
    disagrees: 'Disagrees',
    'other-jurisdiction': 'From another jurisdiction',
  } as const satisfies Record<Aside, string>,
  {
    history: 'Ya no está en vigor',
    'not-yet-in-force': 'Aún no está en vigor',
    unconfirmed: 'Sin confirmar',
    'no-answer': 'No responde',
    'other-property-type': 'Para el otro tipo de propiedad',
    'barred-by-state': 'El estado no permite códigos locales',
    'wider-rule': 'También',
    agrees: 'Coincide',
    disagrees: 'No coincide',
    'other-jurisdiction': 'De otra jurisdicción',
  },
);

/** The units that calculators do not have as well. */
export const unitMessages = messages(
  {
    psf: '{amount} psf',
    mph: '{amount} mph',
    F: '{amount} °F',
    'F-days': '{amount} °F-days',
    layers: '{amount} layers',
    nails: '{amount} nails',
    years: '{amount} years',
    days: '{amount} days',
    'lb/sq': '{amount} lb per square',
    USD: '${amount}',
    knots: '{amount} knots',
  } as const satisfies Record<Exclude<Unit, 'in' | 'ft' | 'sf'> | 'knots', string>,
  {
    psf: '{amount} psf',
    mph: '{amount} mph',
    F: '{amount} °F',
    'F-days': '{amount} °F-días',
    layers: '{amount} capas',
    nails: '{amount} clavos',
    years: '{amount} años',
    days: '{amount} días',
    'lb/sq': '{amount} lb por cuadro',
    USD: '${amount}',
    knots: '{amount} nudos',
  },
);

export const windBasisMessages = messages(
  {
    ultimate: 'ultimate',
    'gust-3s': '3-second gust',
    sustained: 'sustained',
    'not-stated': 'scale not stated',
  } as const satisfies Record<WindBasis, string>,
  {
    ultimate: 'última',
    'gust-3s': 'ráfaga de 3 segundos',
    sustained: 'sostenido',
    'not-stated': 'no dice la escala',
  },
);

/** The eight winds, clockwise from north. */
export const compassMessages = messages(
  { n: 'N', ne: 'NE', e: 'E', se: 'SE', s: 'S', sw: 'SW', w: 'W', nw: 'NW' } as const,
  { n: 'N', ne: 'NE', e: 'E', se: 'SE', s: 'S', sw: 'SO', w: 'O', nw: 'NO' },
);

/** What a hailstone of exactly so many inches is compared with. */
export const hailSizeMessages = messages(
  {
    '0.25': 'pea',
    '0.75': 'penny',
    '1.00': 'quarter',
    '1.25': 'half dollar',
    '1.50': 'ping-pong ball',
    '1.75': 'golf ball',
    '2.50': 'tennis ball',
    '2.75': 'baseball',
    '4.00': 'grapefruit',
    '4.50': 'softball',
  },
  {
    '0.25': 'chícharo',
    '0.75': 'moneda de un centavo',
    '1.00': 'moneda de 25 centavos',
    '1.25': 'moneda de medio dólar',
    '1.50': 'pelota de ping-pong',
    '1.75': 'pelota de golf',
    '2.50': 'pelota de tenis',
    '2.75': 'pelota de béisbol',
    '4.00': 'toronja',
    '4.50': 'pelota de sóftbol',
  },
);
