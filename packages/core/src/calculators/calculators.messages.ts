import { messages } from '../shared/messages.ts';
import type { Difference, RoundingRule, Unit } from './calculation.ts';
import type { InputFailure } from './inputs.ts';
import type { Measure } from './measure-text.ts';
import type { CitedTopic } from './registered-sections.ts';

type MoneyUnit = 'cent';

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
    'day-required': 'Introduzca una fecha como 2024-03-01',
    'id-used-twice': 'Otra entrada tiene este nombre',
    'unknown-field': 'Aquí no existe ese campo',
    'no-requirement-applies': 'Ninguna exigencia de la regla se aplica a estas pendientes: omítala',
    'out-of-range': 'Introduzca un valor de {min} a {max}',
    'contradicts-other-fields': 'Déjelo vacío o introduzca {expected}: resulta de otros campos',
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
    percent: 'Enter a percent, such as 15 or 15 %',
    dollars: 'Enter dollars, such as 15,000 or $15,000',
    mph: 'Enter miles per hour, such as 115 or 115 mph',
    count: 'Enter a number without a unit',
  } as const satisfies Record<Measure, string>,
  {
    in: 'Introduzca pulgadas o pies, como 16, 16 pulg o 1 pie 4 pulg',
    ft: 'Introduzca pies, como 48, 48 pies o 48 pies 6 pulg',
    rise: 'Introduzca la subida en 12, como 6, 6/12 o 6:12',
    sf: 'Introduzca pies cuadrados o cuadros, como 2,450 o 24.5 cuadros',
    'sq-in': 'Introduzca pulgadas cuadradas, como 50 o 50 pulg²',
    percent: 'Introduzca un porcentaje, como 15 o 15 %',
    dollars: 'Introduzca dólares, como 15,000 o $15,000',
    mph: 'Introduzca millas por hora, como 115 o 115 mph',
    count: 'Introduzca un número sin unidad',
  },
);

export const unitMessages = messages(
  {
    in: '{count} in',
    ft: '{count} ft',
    sf: '{count} sq ft',
    'sq-in': '{count} sq in',
    percent: '{count} %',
    factor: '{count}',
    count: '{count}',
    roll: { one: '{count} roll', other: '{count} rolls' },
    bundle: { one: '{count} bundle', other: '{count} bundles' },
    piece: { one: '{count} piece', other: '{count} pieces' },
  } as const satisfies Record<Exclude<Unit, MoneyUnit>, unknown>,
  {
    in: '{count} pulg',
    ft: '{count} pies',
    sf: '{count} pies²',
    'sq-in': '{count} pulg²',
    percent: '{count} %',
    factor: '{count}',
    count: '{count}',
    roll: { one: '{count} rollo', other: '{count} rollos' },
    bundle: { one: '{count} paquete', other: '{count} paquetes' },
    piece: { one: '{count} pieza', other: '{count} piezas' },
  },
);

export const roundingMessages = messages(
  {
    none: 'Not rounded',
    'up-to-whole': 'Rounded up to a whole one',
    'up-to-thousandth': 'Rounded up to a thousandth',
    'down-to-thousandth': 'Rounded down to a thousandth',
    'half-up-to-millionth': 'Rounded half up to a millionth',
    'half-up-to-thousandth': 'Rounded half up to a thousandth',
    'half-up-to-hundredth': 'Rounded half up to a hundredth',
    'half-up-to-cent': 'Rounded half up to a cent',
    'up-to-cent': 'Rounded up to a cent',
    'down-to-cent': 'Rounded down to a cent',
    'half-up-to-dollar': 'Rounded half up to a dollar',
    'up-to-dollar': 'Rounded up to a dollar',
  } as const satisfies Record<RoundingRule, string>,
  {
    none: 'Sin redondeo',
    'up-to-whole': 'Redondeado hacia arriba a la unidad',
    'up-to-thousandth': 'Redondeado hacia arriba a la milésima',
    'down-to-thousandth': 'Redondeado hacia abajo a la milésima',
    'half-up-to-millionth': 'Redondeado a la millonésima, la mitad hacia arriba',
    'half-up-to-thousandth': 'Redondeado a la milésima, la mitad hacia arriba',
    'half-up-to-hundredth': 'Redondeado a la centésima, la mitad hacia arriba',
    'half-up-to-cent': 'Redondeado al centavo, la mitad hacia arriba',
    'up-to-cent': 'Redondeado hacia arriba al centavo',
    'down-to-cent': 'Redondeado hacia abajo al centavo',
    'half-up-to-dollar': 'Redondeado al dólar, la mitad hacia arriba',
    'up-to-dollar': 'Redondeado hacia arriba al dólar',
  },
);

export const basisMessages = messages(
  {
    code: '{family} {edition} {section}: {says}',
    published: '{by}, {title} (dated {date}; we read it {read})',
    'published-undated': '{by}, {title} (no date on it; we read it {read})',
    practice: 'Trade practice: a default that you may change',
    arithmetic: 'Arithmetic',
  },
  {
    code: '{family} {edition} {section}: {says}',
    published: '{by}, {title} (con fecha {date}; leído el {read})',
    'published-undated': '{by}, {title} (sin fecha; leído el {read})',
    practice: 'Práctica del oficio: un valor que puede cambiar',
    arithmetic: 'Aritmética',
  },
);

/** Paraphrase of each cited section. */
export const citedTopicMessages = messages(
  {
    'ice-barrier-designation': 'the municipality records here whether an ice barrier is required at all',
    'ice-barrier-extent':
      'how far from the eave an ice barrier must reach, where one is required; detached accessory structures with no conditioned floor area are excepted',
    'underlayment-application':
      'two layers of underlayment from 2:12 to under 4:12, one from 4:12, stricter in high wind; a self-adhered sheet is an alternative',
    'shingle-minimum-slope': 'asphalt shingles only on slopes of 2:12 or more',
    'shingle-fasteners': 'which nails hold asphalt shingles',
    'shingle-wind-resistance': 'how asphalt shingles are tested and classified for wind',
    'valley-lining': 'how a valley is lined',
    'step-flashing': 'flashing where a roof meets a side wall',
    'drip-edge': 'drip edge at eaves and rakes, lapped at least 2 inches',
    'chimney-cricket': 'a cricket behind a chimney wider than 30 inches',
    'covering-per-manufacturer': 'coverings are applied by the code and by their maker’s instructions',
    'recover-limits': 'when new roofing may not go over old',
    'attic-ventilation-area': 'how much net free area ventilates an attic, and when half of it is enough',
    'starter-strip': 'starter strips at the eave',
    garages: 'garages and carports',
    'wood-shingle-application': 'how wood shingles are laid and fastened',
  } as const satisfies Record<CitedTopic, string>,
  {
    'ice-barrier-designation': 'el municipio anota aquí si se exige barrera contra hielo',
    'ice-barrier-extent':
      'hasta dónde debe llegar la barrera contra hielo desde el alero, donde se exige; se exceptúan las estructuras accesorias separadas sin piso acondicionado',
    'underlayment-application':
      'dos capas de base de 2:12 a menos de 4:12, una desde 4:12, más estricto con viento fuerte; una membrana autoadhesiva es la alternativa',
    'shingle-minimum-slope': 'tejas asfálticas solo en pendientes de 2:12 o más',
    'shingle-fasteners': 'qué clavos sujetan las tejas asfálticas',
    'shingle-wind-resistance': 'cómo se ensayan y clasifican las tejas asfálticas contra el viento',
    'valley-lining': 'cómo se reviste una limahoya',
    'step-flashing': 'tapajuntas donde el techo llega a una pared lateral',
    'drip-edge': 'goterón en aleros y bordes laterales, con traslape mínimo de 2 pulgadas',
    'chimney-cricket': 'un desvío de agua tras una chimenea de más de 30 pulgadas de ancho',
    'covering-per-manufacturer': 'la cubierta se coloca según el código y las instrucciones del fabricante',
    'recover-limits': 'cuándo no se permite techar sobre el techo existente',
    'attic-ventilation-area': 'cuánta área libre neta ventila un ático y cuándo basta la mitad',
    'starter-strip': 'tiras de arranque en el alero',
    garages: 'garajes y cocheras',
    'wood-shingle-application': 'cómo se colocan y fijan las tejas de madera',
  },
);

export const reproductionMessages = messages(
  {
    same: 'The result still comes out, to the last digit.',
    'rule-set-has-changed': 'The rules have changed since this result was made.',
    'record-was-altered': 'The record no longer fits its hash: it was altered.',
    'outcome-differs': 'The same inputs now give another result.',
    'working-differs': 'The figures still come out, but their working, sources or warnings are others now.',
    'words-have-changed': 'The result still comes out; the words it is shown in have changed since.',
  } as const satisfies Record<Difference | 'same', string>,
  {
    same: 'El resultado se reproduce hasta el último dígito.',
    'rule-set-has-changed': 'Las reglas han cambiado desde que se obtuvo este resultado.',
    'record-was-altered': 'El registro ya no corresponde a su huella: fue modificado.',
    'outcome-differs': 'Los mismos datos dan ahora otro resultado.',
    'working-differs':
      'Las cifras se reproducen, pero su desarrollo, sus fuentes o sus advertencias son ahora otros.',
    'words-have-changed':
      'El resultado se reproduce; las palabras con que se muestra han cambiado desde entonces.',
  },
);
