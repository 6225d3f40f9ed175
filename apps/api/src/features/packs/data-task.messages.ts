import { messages } from '@ridgeline/core/shared';

export const dataTaskMessages = messages(
  {
    usage: `data load <file…>    load packs, each whole or not at all
data check <file…>   check packs, and load nothing
data status          list what is loaded
data remove <pack…>  remove loaded packs by their id`,
    loaded: {
      one: '{file}: {pack} {version}, {count} row loaded',
      other: '{file}: {pack} {version}, {count} rows loaded',
    },
    unchanged: '{file}: {pack} {version} is loaded already',
    right: {
      one: '{file}: {pack} {version}, {count} row, no error',
      other: '{file}: {pack} {version}, {count} rows, no error',
    },
    'odd-schedule': '{schedule}: {odd}',
    refused: '{file} was not loaded. {reason}',
    'no-file': '{file} cannot be read.',
    'nothing-loaded': 'No pack is loaded.',
    pack: '{pack} {version}, {count} rows, compiled {compiled}, loaded {loaded}, sha256 {sha256}',
    removed: '{pack} was removed',
    'not-loaded': '{pack} is not loaded.',
  },
  {
    usage: `data load <file…>    carga paquetes, cada uno entero o nada
data check <file…>   revisa paquetes y no carga nada
data status          muestra lo que está cargado
data remove <pack…>  quita paquetes cargados por su id`,
    loaded: {
      one: '{file}: {pack} {version}, {count} fila cargada',
      other: '{file}: {pack} {version}, {count} filas cargadas',
    },
    unchanged: '{file}: {pack} {version} ya está cargado',
    right: {
      one: '{file}: {pack} {version}, {count} fila, sin errores',
      other: '{file}: {pack} {version}, {count} filas, sin errores',
    },
    'odd-schedule': '{schedule}: {odd}',
    refused: '{file} no se cargó. {reason}',
    'no-file': '{file} no se puede leer.',
    'nothing-loaded': 'No hay paquetes cargados.',
    pack: '{pack} {version}, {count} filas, compilado {compiled}, cargado {loaded}, sha256 {sha256}',
    removed: '{pack} se quitó',
    'not-loaded': '{pack} no está cargado.',
  },
);
