/** The quantities of the inputs. Text may have one of its units; a number without a unit is in the first. */
export const MEASURES = ['in', 'ft', 'rise', 'sf', 'sq-in', 'percent', 'dollars', 'mph', 'count'] as const;
export type Measure = (typeof MEASURES)[number];

/** The number in the quantity's own unit. `other-unit` is a number with a unit that the quantity is not measured in. */
export type MeasureReading = number | 'not-a-number' | 'other-unit';

/** Its spellings in both languages, and the factor to the quantity's own unit: `times` divided by `divisor`. */
type Unit = readonly [spelling: RegExp, times: number, divisor?: number];

/** What a number is of. Each stands apart, so that a page with one calculator loads the quantities that it asks for. */
export type Quantity = {
  readonly measure: Measure;
  readonly units: readonly Unit[];
  /** Where people write more than a number and a unit. */
  readonly read?: (typed: string, quantity: Quantity) => MeasureReading;
};

const INCH = /^("|''|in(ch(es)?)?|pulg(adas?)?)$/;
const FOOT = /^('|ft|foot|feet|pies?)$/;

export const INCHES: Quantity = {
  measure: 'in',
  units: [
    [INCH, 1],
    [FOOT, 12],
  ],
  read: readLength,
};
export const FEET: Quantity = {
  measure: 'ft',
  units: [
    [FOOT, 1],
    [/^lf$/, 1],
    [INCH, 1, 12],
  ],
  read: readLength,
};
export const RISE: Quantity = { measure: 'rise', units: [[INCH, 1]], read: readPitch };
export const SQUARE_FEET: Quantity = {
  measure: 'sf',
  units: [
    [/^(sf|sqft|ft²|squarefeet|pies²|piescuadrados)$/, 1],
    // A roofer's square.
    [/^(sqs?|squares?|cuadros?)$/, 100],
  ],
};
export const SQUARE_INCHES: Quantity = {
  measure: 'sq-in',
  units: [[/^(sqin|in²|squareinches|pulg²|pulgadascuadradas)$/, 1]],
};
export const PERCENT: Quantity = { measure: 'percent', units: [[/^(%|percent|porciento)$/, 1]] };
export const DOLLARS: Quantity = {
  measure: 'dollars',
  units: [[/^(\$|usd|dollars|d[oó]lares)$/, 1]],
  read: (typed, dollars) => readPart(typed.replace(/^\$\s*/, ''), dollars),
};
export const MILES_PER_HOUR: Quantity = { measure: 'mph', units: [[/^mph$/, 1]] };
export const COUNT: Quantity = { measure: 'count', units: [] };

const QUANTITIES: Readonly<Record<Measure, Quantity>> = {
  in: INCHES,
  ft: FEET,
  rise: RISE,
  sf: SQUARE_FEET,
  'sq-in': SQUARE_INCHES,
  percent: PERCENT,
  dollars: DOLLARS,
  mph: MILES_PER_HOUR,
  count: COUNT,
};

/** A comma before one or two digits, or after a single zero, is a decimal one: some phones offer no point. */
const NUMBER = /(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.\d*)?|\d+,\d\d?|0?[.,]\d+/.source;
const PLAIN = new RegExp(`^-?(?:${NUMBER})$`);
const FRACTION = /(?:(?:\s+|-)(\d+)\/(\d+)|\/(\d+))?/.source;
/** `12`, `12.5`, `1/2`, `12 1/2`, `12-1/2`, each followed by an optional unit. */
const PART = new RegExp(`^(${NUMBER})${FRACTION}\\s*([^\\d\\s.,/-][^\\d,/-]*)?$`, 'u');
const FEET_AND_INCHES = /^(.*?(?:'|ft|foot|feet|pies?))\s*(\d.*)$/u;
/** `8/12`, `8:12`, `8 in 12`, `8 on 12`, `8 en 12`: the run is always 12. */
const PITCH = /^(.+?)\s*(?:\/|:|\b[io]n\b|\ben\b)\s*(\d+)$/u;
/** `½`, `⅝`, and sixteenths in raised and lowered digits: `³⁄₁₆`. */
const FRACTION_SIGNS = /[¼-¾⅐-⅞]|[⁰¹²³⁴-⁹]+⁄[₀-₉]+/g;
/** `1.200,5` and `1.200.000`: points between thousands, and a decimal comma. `1.200` alone has a decimal point. */
const THOUSANDS_BY_POINTS = /(?<![\d.,])[1-9]\d{0,2}(?:(?:\.\d{3})+,\d|(?:\.\d{3}){2,}(?![\d.,]))/g;
const LONGEST = 60;

/** For screens, which know a measure by its name. */
export function readMeasure(text: string, measure: Measure): MeasureReading {
  return readQuantity(text, QUANTITIES[measure]);
}

/** A number as people type it: `8/12`, `12 in`, `1' 4"`, `3 1/2`, `1,200`, `24.5 squares`, `15 %`, `$12,500`. */
export function readQuantity(text: string, quantity: Quantity): MeasureReading {
  const typed = folded(text);
  if (text.length > LONGEST) return 'not-a-number';
  if (PLAIN.test(typed)) return decimal(typed);
  return (quantity.read ?? readPart)(typed, quantity);
}

function readLength(typed: string, length: Quantity): MeasureReading {
  const [, feet, inches = ''] = FEET_AND_INCHES.exec(typed) ?? [];
  return feet === undefined
    ? readPart(typed, length)
    : sum(readPart(feet, length), readPart(/\d$/.test(inches) ? `${inches}"` : inches, length));
}

function readPitch(typed: string, pitch: Quantity): MeasureReading {
  const [, rise, run] = PITCH.exec(typed) ?? [];
  // `8/12 in` is no fraction of an inch.
  if (rise === undefined) return /^[\d.,]+\//.test(typed) ? 'not-a-number' : readPart(typed, pitch);
  const read = readPart(rise, pitch);
  return run === '12' || read === 'not-a-number' ? read : 'other-unit';
}

function readPart(part: string, { units }: Quantity): MeasureReading {
  const [, whole, above = 0, below = 1, under = 1, unit = ''] = PART.exec(part) ?? [];
  if (whole === undefined) return 'not-a-number';
  const spelled = unit.replaceAll(/[\s.]/g, '');
  const [, times, divisor = 1] =
    (spelled ? units.find(([spelling]) => spelling.test(spelled)) : [spelled, 1]) ?? [];
  if (times === undefined) return 'other-unit';
  const value = ((decimal(whole) / Number(under) + Number(above) / Number(below)) * times) / divisor;
  return Number.isFinite(value) ? value : 'not-a-number';
}

function sum(one: MeasureReading, other: MeasureReading): MeasureReading {
  if (typeof one !== 'number') return one;
  return typeof other === 'number' ? one + other : other;
}

function decimal(text: string): number {
  return Number(text.replace(/^(-?0?),|,(?=\d\d?$)/, '$1.').replaceAll(',', ''));
}

/** Lower case, straight quotes, and one spelling of thousands, squares and fractions. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’′‘]/g, "'")
    .replaceAll(/[”″“]/g, '"')
    .replace(/(?<=ft|in|pies|pulg)2\s*$/, '²')
    .replace(THOUSANDS_BY_POINTS, (one) => one.replaceAll('.', '').replace(',', '.'))
    .replace(FRACTION_SIGNS, (one) => ` ${one.normalize('NFKD')}`)
    .replaceAll('⁄', '/')
    .trim();
}
