import { messages } from '@ridgeline/core/shared';

/** What the command `plans` says. */
export const plansTaskMessages = messages(
  {
    usage: 'Usage: plans check FILE…, or plans load FILE…. A file is described in docs/plans.md.',
    right: { one: '{file}: {count} plan, no error', other: '{file}: {count} plans, no error' },
    loaded: { one: '{file}: {count} plan loaded', other: '{file}: {count} plans loaded' },
    'sold-plan': '  {sku}: {title} / {titleEs}, on sale',
    'retired-plan': '  {sku}: {title} / {titleEs}, not on sale',
    'no-file': '{file}: there is no such file',
    'too-large': '{file}: is larger than a plan file can be',
    'not-a-plan-file': '{file}: is no plan file: the first line names the columns',
    refused: '{file}: refused, nothing is loaded',
    'row-error': '  line {at}, {column}: {reason}',
    'whole-row-error': '  line {at}: {reason}',
    'of-another-kind':
      '  {skus}: is of another kind; people may have it. Give the new plan a sku of its own.',
    'position-taken': '  {skus}: its position is that of a plan which the file does not name',
  },
  {
    usage: 'Uso: plans check ARCHIVO…, o plans load ARCHIVO…. docs/plans.md describe el archivo.',
    right: { one: '{file}: {count} plan, ningún error', other: '{file}: {count} planes, ningún error' },
    loaded: { one: '{file}: se cargó {count} plan', other: '{file}: se cargaron {count} planes' },
    'sold-plan': '  {sku}: {title} / {titleEs}, en venta',
    'retired-plan': '  {sku}: {title} / {titleEs}, no está en venta',
    'no-file': '{file}: no existe ese archivo',
    'too-large': '{file}: es más grande que un archivo de planes',
    'not-a-plan-file': '{file}: no es un archivo de planes: la primera línea nombra las columnas',
    refused: '{file}: rechazado, no se cargó nada',
    'row-error': '  línea {at}, {column}: {reason}',
    'whole-row-error': '  línea {at}: {reason}',
    'of-another-kind':
      '  {skus}: es de otra clase; puede que alguien lo tenga. Dé al plan nuevo un sku propio.',
    'position-taken': '  {skus}: su posición es la de un plan que el archivo no nombra',
  },
);
