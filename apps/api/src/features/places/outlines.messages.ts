import { messages } from '@ridgeline/core/shared';

export const outlinesMessages = messages(
  {
    'arcs-wrong': 'The arcs of the topology do not fit together.',
    'too-many-points': 'The outlines have more than {most} points.',
    'not-one-state': 'The places have to be those of one state.',
    'place-twice': 'The place {geoid} stands in it twice.',
    'places-wrong': { one: '{count} error:', other: '{count} errors:' },
    'place-wrong': 'place {at}: {part} is missing or wrong',
    'lines-wrong': { one: '{count} error:', other: '{count} errors:' },
    'line-wrong': 'line {at}: is no geoid,state,name,type,why',
    'line-unreadable': 'line {at}: has characters that cannot be printed',
    'line-twice': 'line {at}: its place stands in the list twice',
    'more-errors': { one: 'and {count} more', other: 'and {count} more' },
  },
  {
    'arcs-wrong': 'Los arcos de la topología no encajan.',
    'too-many-points': 'Los contornos pasan de {most} puntos.',
    'not-one-state': 'Los lugares tienen que ser los de un solo estado.',
    'place-twice': 'El lugar {geoid} está dos veces.',
    'places-wrong': { one: '{count} error:', other: '{count} errores:' },
    'place-wrong': 'lugar {at}: {part} falta o no es correcto',
    'lines-wrong': { one: '{count} error:', other: '{count} errores:' },
    'line-wrong': 'línea {at}: no es geoid,state,name,type,why',
    'line-unreadable': 'línea {at}: tiene caracteres que no se pueden imprimir',
    'line-twice': 'línea {at}: su lugar está dos veces en la lista',
    'more-errors': { one: 'y {count} más', other: 'y {count} más' },
  },
);
