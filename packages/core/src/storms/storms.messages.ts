import { messages } from '../shared/messages.ts';
import type { StormFileFailure } from './storm-file.policy.ts';
import type { StormRowFailure } from './storm-report.ts';

export const stormRowMessages = messages(
  {
    'header-unknown': 'The header is not one of a storm report file.',
    'columns-missing': 'The line has fewer columns than its header.',
    'time-invalid': 'This is not a time.',
    'date-invalid': 'The date is missing or is not valid.',
    'time-zone-unknown': 'The time zone is not known.',
    'magnitude-invalid': 'The size or speed is not a number.',
    'place-missing': 'The latitude and longitude are not given.',
    'place-invalid': 'The latitude and longitude are not a place.',
    'state-invalid': 'This is not a state.',
    'quote-unclosed': 'A quoted text does not end.',
  } as const satisfies Record<StormRowFailure, string>,
  {
    'header-unknown': 'El encabezado no es de un archivo de reportes de tormentas.',
    'columns-missing': 'La línea tiene menos columnas que su encabezado.',
    'time-invalid': 'La hora no es válida.',
    'date-invalid': 'La fecha falta o no es válida.',
    'time-zone-unknown': 'No se conoce el huso horario.',
    'magnitude-invalid': 'El tamaño o la velocidad no es un número.',
    'place-missing': 'Faltan la latitud y la longitud.',
    'place-invalid': 'La latitud y la longitud no son un lugar.',
    'state-invalid': 'El estado no es válido.',
    'quote-unclosed': 'Un texto entre comillas no termina.',
  },
);

export const stormFileMessages = messages(
  {
    'header-unknown':
      'Its first line is not the header of a daily or annual file of the Storm Prediction Center, or of Storm Events details.',
    'kind-not-in-name': 'An annual file holds hail or wind, and its name has to say which: 2019_hail.csv.',
    'edition-not-in-name':
      'The name of a file of Storm Events has to say its year and the day on which it was made: StormEvents_details-ftp_v1.0_d2018_c20240216.csv.gz.',
  } as const satisfies Record<StormFileFailure, string>,
  {
    'header-unknown':
      'Su primera línea no es el encabezado de un archivo diario o anual del Storm Prediction Center, ni de detalles de Storm Events.',
    'kind-not-in-name':
      'Un archivo anual es de granizo o de viento, y su nombre debe indicarlo: 2019_hail.csv.',
    'edition-not-in-name':
      'El nombre de un archivo de Storm Events debe indicar su año y el día en que se hizo: StormEvents_details-ftp_v1.0_d2018_c20240216.csv.gz.',
  },
);
