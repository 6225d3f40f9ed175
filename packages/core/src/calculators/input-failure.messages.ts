import { messages } from '../shared/messages.ts';
import type { InputFailure } from './inputs.ts';
import type { Measure } from './measure-text.ts';

// VAL-1
export const inputFailureMessages = messages(
  {
    'number-required': 'Number required',
    'selection-required': 'Required Selection',
    'text-required': 'Required Field',
    'day-required': 'Enter a date such as 2024-03-01',
    'id-used-twice': 'Another entry has this name',
    'unknown-field': 'There is no such field here',
    'no-requirement-applies': 'None of the rule’s requirements applies to these slopes: leave it out',
    'out-of-range': 'Enter a value from {min} to {max}',
    'contradicts-other-fields': 'Leave this empty or enter {expected}: it follows from other fields',
  } as const satisfies Record<Exclude<InputFailure['code'], 'other-unit'>, string>,
  {
    'number-required': 'Se requiere un número',
    'selection-required': 'Selección obligatoria',
    'text-required': 'Campo obligatorio',
    'day-required': 'Escriba una fecha como 2024-03-01',
    'id-used-twice': 'Otra entrada tiene este nombre',
    'unknown-field': 'Aquí no existe ese campo',
    'no-requirement-applies': 'Ninguna exigencia de la regla se aplica a estas pendientes: omítala',
    'out-of-range': 'Escriba un valor de {min} a {max}',
    'contradicts-other-fields': 'Déjelo vacío o escriba {expected}: resulta de otros campos',
  },
);

/** A number with a unit of another quantity. */
export const otherUnitMessages = messages(
  {
    in: 'Enter inches or feet, such as 16, 16 in or 1 ft 4 in',
    ft: 'Enter feet, such as 48, 48 ft or 48 ft 6 in',
    rise: 'Enter the rise in 12, such as 6, 6/12 or 6:12',
    sf: 'Enter square feet or squares, such as 2,450 or 24.5 squares',
    'sq-in': 'Enter square inches, such as 50 or 50 sq in',
    percent: 'Enter a percent, such as 15 or 15%',
    dollars: 'Enter dollars, such as 15,000 or $15,000',
    mph: 'Enter miles per hour, such as 115 or 115 mph',
    count: 'Enter a number without a unit',
  } as const satisfies Record<Measure, string>,
  {
    in: 'Escriba pulgadas o pies, como 16, 16 pulg o 1 pie 4 pulg',
    ft: 'Escriba pies, como 48, 48 pies o 48 pies 6 pulg',
    rise: 'Escriba la subida en 12, como 6, 6/12 o 6:12',
    sf: 'Escriba pies cuadrados o cuadros, como 2,450 o 24.5 cuadros',
    'sq-in': 'Escriba pulgadas cuadradas, como 50 o 50 pulg²',
    percent: 'Escriba un porcentaje, como 15 o 15 %',
    dollars: 'Escriba dólares, como 15,000 o $15,000',
    mph: 'Escriba millas por hora, como 115 o 115 mph',
    count: 'Escriba un número sin unidad',
  },
);
