import type { CalculatorType } from '@ridgeline/core/routes';
import { messages } from '@ridgeline/core/shared';

type Said =
  | CalculatorType
  | `${CalculatorType}-text`
  | 'title'
  | 'lead'
  | 'list-loading'
  | 'list-failed'
  | 'list-failed-text'
  | 'try-again'
  | 'none';

export const calculatorListMessages = messages(
  {
    title: 'Calculators',
    lead: 'Every result shows its steps, line by line, with the code section behind them.',
    iws: 'Ice & water shield',
    waste: 'Waste',
    ventilation: 'Ventilation',
    'permit-fee': 'Permit fee',
    'iws-text': 'How far the membrane reaches up the slope, how many rows, and the rolls to order.',
    'waste-text': 'Squares and bundles with waste three ways, starter, cap, drip edge and underlayment.',
    'ventilation-text': 'Net free area at 1/150 or 1/300, intake and exhaust, and how many vents that takes.',
    'permit-fee-text':
      'The permit fee by the model table or by the figures you were given, charge by charge.',
    'list-loading': 'Loading the calculators',
    'list-failed': 'The calculators could not be loaded',
    'list-failed-text': 'Check your connection, then try again.',
    'try-again': 'Try again',
    none: 'No calculators are available to your account.',
  } as const satisfies Record<Said, string>,
  {
    title: 'Calculadoras',
    lead: 'Cada resultado muestra su cálculo, línea por línea, con la sección del código en que se basa.',
    iws: 'Barrera contra hielo y agua',
    waste: 'Desperdicio',
    ventilation: 'Ventilación',
    'permit-fee': 'Costo del permiso',
    'iws-text': 'Hasta dónde sube la membrana sobre la pendiente, cuántas hileras y cuántos rollos pedir.',
    'waste-text':
      'Cuadros y paquetes con el desperdicio de tres maneras, arranque, cumbrera, goterón y base.',
    'ventilation-text': 'Área libre neta a 1/150 o 1/300, entrada y salida, y cuántos respiraderos son.',
    'permit-fee-text':
      'El costo del permiso por la tabla modelo o por las cifras que le dieron, cargo por cargo.',
    'list-loading': 'Cargando las calculadoras',
    'list-failed': 'No se pudieron cargar las calculadoras',
    'list-failed-text': 'Revise su conexión e inténtelo de nuevo.',
    'try-again': 'Intentar de nuevo',
    none: 'No hay calculadoras disponibles para su cuenta.',
  },
);
