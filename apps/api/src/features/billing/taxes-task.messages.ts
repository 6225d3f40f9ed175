import { messages } from '@ridgeline/core/shared';

/** What the command `taxes` says. */
export const taxesTaskMessages = messages(
  {
    usage: `Usage:
taxes load FILE    a line for each state, as TX,8.25; replaces the whole list
taxes list
taxes free EMAIL   charges this person no sales tax
taxes due EMAIL    charges it again`,
    loaded: { one: '{count} state with a tax', other: '{count} states with a tax' },
    free: '{email}: pays no tax',
    due: '{email}: pays tax',
    nobody: 'Nobody has signed up as {email}.',
    'no-file': '{file}: there is no such file',
    'no-state': '{file}: there is no state in it, nothing is loaded',
    refused: '{file}: refused, nothing is loaded',
    'line-error': '  line {at}: {reason}',
    'line-wrong': 'a line is a state and its percentage: TX,8.25',
    'state-unknown': 'a state is named by its two letters',
    'percent-wrong': 'the percentage is a number from 0 to 100 with at most four decimals',
    'state-twice': 'the state is in the file twice',
  },
  {
    usage: `Uso:
taxes load ARCHIVO   una línea por estado, como TX,8.25; reemplaza la lista entera
taxes list
taxes free CORREO    no cobra a esta persona el impuesto sobre ventas
taxes due CORREO     lo cobra otra vez`,
    loaded: { one: '{count} estado con impuesto', other: '{count} estados con impuesto' },
    free: '{email}: no paga impuesto',
    due: '{email}: paga impuesto',
    nobody: 'Nadie se ha registrado como {email}.',
    'no-file': '{file}: no existe ese archivo',
    'no-state': '{file}: no contiene ningún estado, no se cargó nada',
    refused: '{file}: rechazado, no se cargó nada',
    'line-error': '  línea {at}: {reason}',
    'line-wrong': 'una línea es un estado y su porcentaje: TX,8.25',
    'state-unknown': 'un estado se nombra con sus dos letras',
    'percent-wrong': 'el porcentaje es un número de 0 a 100 con cuatro decimales como máximo',
    'state-twice': 'el estado está dos veces en el archivo',
  },
);
