import { messages } from '@ridgeline/core/shared';

export const dataTaskMessages = messages(
  {
    usage: `data load <file…>    load packs and outlines of places, each file whole or not at all. Outlines need
                     --edition 'TIGER/Line 2019' --as-of 2019-01-01, and may have --name and --url of their source
data check <file…>   check files, and load nothing
data status          list what is loaded
data remove <id…>    remove what is loaded by its id: a pack, outlines/mn, outlines/missing`,
    loaded: {
      one: '{file}: {pack} {version}, {count} row loaded',
      other: '{file}: {pack} {version}, {count} rows loaded',
    },
    unchanged: '{file}: {pack} {version} is loaded already',
    right: {
      one: '{file}: {pack} {version}, {count} row, no error',
      other: '{file}: {pack} {version}, {count} rows, no error',
    },
    'other-name': 'Fee schedule {schedule}: GEOID {geoid} is known as {known}, and the file says {said}.',
    'odd-schedule': '{schedule}: {odd}',
    'without-spanish': {
      one: '{file}: {count} row is in English on Spanish pages: about_es, value_es or condition_es is missing.',
      other:
        '{file}: {count} rows are in English on Spanish pages: about_es, value_es or condition_es is missing.',
    },
    'outlines-loaded': {
      one: '{file}: {id}, {count} place loaded; {skipped} without a government left out',
      other: '{file}: {id}, {count} places loaded; {skipped} without a government left out',
    },
    'outlines-unchanged': '{file}: {id} is loaded already',
    'outlines-right': {
      one: '{file}: {id}, {count} place, {skipped} without a government, no error',
      other: '{file}: {id}, {count} places, {skipped} without a government, no error',
    },
    'outlines-undated':
      '{file} was not loaded. Outlines need --edition and --as-of, the day whose limits they are (2019-01-01).',
    'not-json': 'The file is not JSON, or it ends too early.',
    outlines: {
      one: '{id} {edition} as of {asOf}, {name}, {count} place, loaded {loaded}, sha256 {sha256}',
      other: '{id} {edition} as of {asOf}, {name}, {count} places, loaded {loaded}, sha256 {sha256}',
    },
    'gaps-loaded': {
      one: '{file}: {id}, {count} place without an outline loaded',
      other: '{file}: {id}, {count} places without an outline loaded',
    },
    'gaps-right': {
      one: '{file}: {id}, {count} place without an outline, no error',
      other: '{file}: {id}, {count} places without an outline, no error',
    },
    gaps: {
      one: '{id}, {count} place without an outline',
      other: '{id}, {count} places without an outline',
    },
    refused: '{file} was not loaded. {reason}',
    'no-file': '{file} cannot be read.',
    'nothing-loaded': 'No pack is loaded.',
    pack: {
      one: '{pack} {version}, {count} row, compiled {compiled}, loaded {loaded}, sha256 {sha256}',
      other: '{pack} {version}, {count} rows, compiled {compiled}, loaded {loaded}, sha256 {sha256}',
    },
    removed: '{pack} was removed',
    'not-loaded': '{pack} is not loaded.',
  },
  {
    usage: `data load <file…>    carga paquetes y contornos de lugares, cada archivo entero o nada. Los contornos necesitan
                     --edition 'TIGER/Line 2019' --as-of 2019-01-01, y admiten --name y --url de su fuente
data check <file…>   revisa archivos y no carga nada
data status          muestra lo que está cargado
data remove <id…>    quita lo cargado por su id: un paquete, outlines/mn, outlines/missing`,
    loaded: {
      one: '{file}: {pack} {version}, {count} fila cargada',
      other: '{file}: {pack} {version}, {count} filas cargadas',
    },
    unchanged: '{file}: {pack} {version} ya está cargado',
    right: {
      one: '{file}: {pack} {version}, {count} fila, sin errores',
      other: '{file}: {pack} {version}, {count} filas, sin errores',
    },
    'other-name': 'Tarifas {schedule}: el GEOID {geoid} se conoce como {known} y el archivo dice {said}.',
    'odd-schedule': '{schedule}: {odd}',
    'without-spanish': {
      one: '{file}: {count} fila está en inglés en las páginas en español: falta about_es, value_es o condition_es.',
      other:
        '{file}: {count} filas están en inglés en las páginas en español: falta about_es, value_es o condition_es.',
    },
    'outlines-loaded': {
      one: '{file}: {id}, {count} lugar cargado; {skipped} sin gobierno omitidos',
      other: '{file}: {id}, {count} lugares cargados; {skipped} sin gobierno omitidos',
    },
    'outlines-unchanged': '{file}: {id} ya está cargado',
    'outlines-right': {
      one: '{file}: {id}, {count} lugar, {skipped} sin gobierno, sin errores',
      other: '{file}: {id}, {count} lugares, {skipped} sin gobierno, sin errores',
    },
    'outlines-undated':
      '{file} no se cargó. Los contornos necesitan --edition y --as-of, el día de esos límites (2019-01-01).',
    'not-json': 'El archivo no es JSON o termina antes de tiempo.',
    outlines: {
      one: '{id} {edition} al {asOf}, {name}, {count} lugar, cargado {loaded}, sha256 {sha256}',
      other: '{id} {edition} al {asOf}, {name}, {count} lugares, cargado {loaded}, sha256 {sha256}',
    },
    'gaps-loaded': {
      one: '{file}: {id}, {count} lugar sin contorno cargado',
      other: '{file}: {id}, {count} lugares sin contorno cargados',
    },
    'gaps-right': {
      one: '{file}: {id}, {count} lugar sin contorno, sin errores',
      other: '{file}: {id}, {count} lugares sin contorno, sin errores',
    },
    gaps: {
      one: '{id}, {count} lugar sin contorno',
      other: '{id}, {count} lugares sin contorno',
    },
    refused: '{file} no se cargó. {reason}',
    'no-file': '{file} no se puede leer.',
    'nothing-loaded': 'No hay paquetes cargados.',
    pack: {
      one: '{pack} {version}, {count} fila, compilado {compiled}, cargado {loaded}, sha256 {sha256}',
      other: '{pack} {version}, {count} filas, compilado {compiled}, cargado {loaded}, sha256 {sha256}',
    },
    removed: '{pack} se quitó',
    'not-loaded': '{pack} no está cargado.',
  },
);
