import { messages } from '../shared/messages.ts';
import type { StormRowFailure } from './storm-report.ts';

/** What a hailstone of exactly this size is compared with. */
export const hailSizeMessages = messages(
  {
    '25': 'pea',
    '75': 'penny',
    '100': 'quarter',
    '125': 'half dollar',
    '150': 'ping-pong ball',
    '175': 'golf ball',
    '250': 'tennis ball',
    '275': 'baseball',
    '400': 'grapefruit',
    '450': 'softball',
  },
  {
    '25': 'chícharo',
    '75': 'moneda de un centavo',
    '100': 'moneda de 25 centavos',
    '125': 'moneda de medio dólar',
    '150': 'pelota de ping-pong',
    '175': 'pelota de golf',
    '250': 'pelota de tenis',
    '275': 'pelota de béisbol',
    '400': 'toronja',
    '450': 'pelota de sóftbol',
  },
);

export const stormMessages = messages(
  {
    hail: 'Hail',
    wind: 'Wind',
    'hail-size': '{inches} in',
    'hail-size-named': '{inches} in ({name})',
    'hail-size-unknown': 'size not given',
    'wind-mph': '{speed} mph',
    'wind-knots': '{speed} knots',
    'wind-unknown': 'speed not given',
    distance: '{miles} mi away',
    measured: 'measured',
    estimated: 'estimated',
    preliminary: 'preliminary',
    official: 'official',
    none: 'No report in the files that were loaded.',
  },
  {
    hail: 'Granizo',
    wind: 'Viento',
    'hail-size': '{inches} in',
    'hail-size-named': '{inches} in ({name})',
    'hail-size-unknown': 'tamaño no indicado',
    'wind-mph': '{speed} mph',
    'wind-knots': '{speed} nudos',
    'wind-unknown': 'velocidad no indicada',
    distance: 'a {miles} mi',
    measured: 'medido',
    estimated: 'estimado',
    preliminary: 'preliminar',
    official: 'oficial',
    none: 'Ningún informe en los archivos cargados.',
  },
);

export const stormRowMessages = messages(
  {
    'header-unknown': 'The header is not one of a storm report file.',
    'columns-missing': 'The line has fewer columns than its header.',
    'time-invalid': 'The time is not one.',
    'date-invalid': 'The date is missing or is not one.',
    'time-zone-unknown': 'The time zone is not known.',
    'magnitude-invalid': 'The size or speed is not a number.',
    'place-invalid': 'The latitude and longitude are not a place.',
    'state-invalid': 'The state is not two letters.',
  } as const satisfies Record<StormRowFailure, string>,
  {
    'header-unknown': 'El encabezado no es de un archivo de informes de tormentas.',
    'columns-missing': 'La línea tiene menos columnas que su encabezado.',
    'time-invalid': 'La hora no es válida.',
    'date-invalid': 'La fecha falta o no es válida.',
    'time-zone-unknown': 'No se conoce el huso horario.',
    'magnitude-invalid': 'El tamaño o la velocidad no es un número.',
    'place-invalid': 'La latitud y la longitud no son un lugar.',
    'state-invalid': 'El estado no son dos letras.',
  },
);
