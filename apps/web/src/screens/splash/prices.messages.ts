import { messages } from '@ridgeline/core/shared';

export const pricesMessages = messages(
  {
    'prices-loading': 'Loading the prices',
    'prices-unreachable': 'The prices could not be loaded.',
    'try-again': 'Try again',
    'by-agreement': 'Custom pricing',
    from: 'from',
    'a-month': 'a month, before tax',
    properties: { one: '{count} property a month', other: '{count} properties a month' },
    'code-details': { one: '{count} code detail', other: '{count} code details' },
    'weather-histories': { one: '{count} weather history', other: '{count} weather histories' },
    seats: { one: 'For one person', other: 'Up to {count} seats' },
    'seats-without-limit': 'Seats without a limit',
    'single-report': 'Or one report without a plan, from {price}.',
  },
  {
    'prices-loading': 'Cargando los precios',
    'prices-unreachable': 'No se pudieron cargar los precios.',
    'try-again': 'Intentar de nuevo',
    'by-agreement': 'Precio a convenir',
    from: 'desde',
    'a-month': 'al mes, antes de impuestos',
    properties: { one: '{count} propiedad al mes', other: '{count} propiedades al mes' },
    'code-details': { one: '{count} detalle de código', other: '{count} detalles de código' },
    'weather-histories': { one: '{count} historial del clima', other: '{count} historiales del clima' },
    seats: { one: 'Para una persona', other: 'Hasta {count} lugares' },
    'seats-without-limit': 'Lugares sin límite',
    'single-report': 'O un solo informe sin plan, desde {price}.',
  },
);
