/** The quantities of the inputs. Text may carry a unit of its quantity; a number without one is in the first. */
export const MEASURES = ['in', 'ft', 'rise', 'sf', 'sq-in', 'percent', 'dollars', 'mph', 'count'] as const;
export type Measure = (typeof MEASURES)[number];

export type MeasureReading =
  | { readonly is: 'value'; readonly value: number }
  | { readonly is: 'not-a-number' }
  /** A number with a unit that this quantity is not measured in. */
  | { readonly is: 'other-unit' };

const INCH = /^(?:"|''|in|inch|inches|pulg|pulgada|pulgadas)$/;
const FOOT = /^(?:'|ft|foot|feet|pie|pies)$/;

/** How many of the quantity's own unit a unit is worth, in the spellings of both languages. */
const UNITS: Readonly<
  Record<Exclude<Measure, 'rise'>, readonly (readonly [spelling: RegExp, worth: number])[]>
> = {
  in: [
    [INCH, 1],
    [FOOT, 12],
  ],
  ft: [
    [FOOT, 1],
    [/^lf$/, 1],
    [INCH, 1 / 12],
  ],
  sf: [
    [/^(sf|sqft|ft²|squarefeet|pies²|piescuadrados)$/, 1],
    // A roofer's square.
    [/^(sq|sqs|square|squares|cuadro|cuadros)$/, 100],
  ],
  'sq-in': [[/^(sqin|in²|squareinches|pulg²|pulgadascuadradas)$/, 1]],
  percent: [[/^(%|percent|porciento)$/, 1]],
  dollars: [[/^(\$|usd|dollars|dólares|dolares)$/, 1]],
  mph: [[/^mph$/, 1]],
  count: [],
};

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?|\.\d+`;
const PLAIN = new RegExp(`^-?(?:${NUMBER})$`);
/** `12`, `12.5`, `1/2`, `12 1/2`, `12-1/2`, each followed by an optional unit. */
const PART = new RegExp(
  String.raw`^(${NUMBER})(?:(?:\s+|-)(\d+)\/(\d+)|\/(\d+))?\s*([^\d\s.,/-][^\d,/-]*)?$`,
  'u',
);
const FEET_AND_INCHES = /^(.*?(?:'|ft|foot|feet|pies?))\s*(\d.*)$/u;
/** `8/12`, `8:12`, `8 in 12`, `8 on 12`, `8 en 12`: the run is always 12. */
const PITCH = new RegExp(String.raw`^(.+?)\s*(?:\/|:|\bin\b|\bon\b|\ben\b)\s*(\d+)$`, 'u');
const LONGEST = 60;

/** A number as people type it: `8/12`, `12 in`, `1' 4"`, `3 1/2`, `1,200`, `24.5 squares`, `15 %`, `$12,500`. */
export function readMeasure(text: string, measure: Measure): MeasureReading {
  const typed = folded(text);
  if (text.length > LONGEST) return { is: 'not-a-number' };
  if (PLAIN.test(typed)) return { is: 'value', value: decimal(typed) };
  if (measure === 'rise') return readPitch(typed);
  if (measure === 'in' || measure === 'ft') {
    const [, feet, inches] = FEET_AND_INCHES.exec(typed) ?? [];
    if (feet !== undefined && inches !== undefined)
      return sum(readPart(feet, measure), readPart(/\d$/.test(inches) ? `${inches}"` : inches, measure));
  }
  return readPart(measure === 'dollars' ? typed.replace(/^\$\s*/, '') : typed, measure);
}

function readPitch(typed: string): MeasureReading {
  const [, rise = typed, run = '12'] = PITCH.exec(typed) ?? [];
  const [, whole, above, below, under, unit] = PART.exec(rise) ?? [];
  if (whole === undefined || (under !== undefined && rise === typed)) return { is: 'not-a-number' };
  if (run !== '12' || (unit !== undefined && !/^(?:"|in|pulg)$/.test(unit))) return { is: 'other-unit' };
  return mixed(whole, above, below, under);
}

function readPart(part: string, measure: Exclude<Measure, 'rise'>): MeasureReading {
  const [, whole, above, below, under, unit = ''] = PART.exec(part) ?? [];
  if (whole === undefined) return { is: 'not-a-number' };
  const spelled = unit.replaceAll(/[\s.]/g, '');
  const worth = spelled === '' ? 1 : UNITS[measure].find(([spelling]) => spelling.test(spelled))?.[1];
  if (worth === undefined) return { is: 'other-unit' };
  const read = mixed(whole, above, below, under);
  // Divided, since a twelfth has no exact binary fraction.
  return read.is === 'value'
    ? { is: 'value', value: worth < 1 ? read.value / Math.round(1 / worth) : read.value * worth }
    : read;
}

function mixed(whole: string, above?: string, below?: string, under?: string): MeasureReading {
  const [top, bottom] = under === undefined ? [above ?? '0', below ?? '1'] : ['0', under];
  if (Number(bottom) === 0) return { is: 'not-a-number' };
  const value =
    under === undefined ? decimal(whole) + Number(top) / Number(bottom) : decimal(whole) / Number(under);
  return { is: 'value', value };
}

function sum(one: MeasureReading, other: MeasureReading): MeasureReading {
  if (one.is !== 'value') return one;
  return other.is === 'value' ? { is: 'value', value: one.value + other.value } : other;
}

function decimal(text: string): number {
  return Number(text.replaceAll(',', ''));
}

/** Lower case, straight quotes, one kind of space, and one spelling of squares and fractions. */
function folded(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[’′‘]/g, "'")
    .replaceAll(/[”″“]/g, '"')
    .replace(/(?<=ft|in|pies|pulg)2$/, '²')
    .replaceAll('⁄', '/')
    .replaceAll('½', ' 1/2')
    .replaceAll('¼', ' 1/4')
    .replaceAll('¾', ' 3/4')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
