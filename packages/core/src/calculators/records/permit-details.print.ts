import { type Locale, numberText, say } from '../../shared/messages.ts';
import { hundredths, PERMIT_MONEY } from '../permit-fee/permit-project.policy.ts';
import { permitPropertyTypeMessages, roofMaterialMessages } from '../permit-fee/permit-fee.messages.ts';
import type { PrintedLine } from './calculation-print.ts';
import { InputPrinter } from './input-printer.ts';
import type { printedInputMessages } from './printed-calculation.messages.ts';

type Question = Exclude<keyof typeof printedInputMessages.en, 'eave'>;
type Kind = 'square-feet' | 'dollars' | 'choice' | 'plain';

/** ENT-7: the inputs of a permit fee by their names in a request, in the order in which they are printed. */
const QUESTIONS: readonly (readonly [field: string, question: Question, kind: Kind])[] = [
  ['schedule', 'schedule', 'plain'],
  ['project_number', 'project', 'plain'],
  ['property_type', 'property-type', 'choice'],
  ['roof_size', 'roof-area', 'square-feet'],
  ['roof_material_type', 'covering', 'choice'],
  ['total_project_value', 'project-value', 'dollars'],
  ['contract_price', 'contract-price', 'dollars'],
  ['material_cost', 'material-cost', 'dollars'],
  ['city_use_tax_added', 'city-use-tax', 'plain'],
  ['county_use_tax_added', 'county-use-tax', 'plain'],
  ['plan_review', 'plan-review', 'plain'],
  ['mechanical_work', 'mechanical-work', 'plain'],
  ['fee_paid_before', 'fee-paid-before', 'dollars'],
];

/** What a permit was asked for, as questions and answers. A field that is not one of a permit fee is named as it was sent. */
// D RPT-7.4
export function printedPermitDetails(
  details: Readonly<Record<string, unknown>>,
  locale: Locale,
): readonly PrintedLine[] {
  const print = new InputPrinter(locale);
  const asked = QUESTIONS.flatMap(([field, question, kind]) =>
    Object.hasOwn(details, field) ? [print.line(question, answerText(details[field], kind, print))] : [],
  );
  const known = new Set(QUESTIONS.map(([field]) => field));
  const others = Object.entries(details).filter(([field]) => !known.has(field));
  return [...asked, ...others.flatMap(([field, value]) => otherLines(inWords(field), value, print))];
}

function answerText(value: unknown, kind: Kind, print: InputPrinter): string {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (kind === 'square-feet' && isFiniteNumber(number)) return print.amount(number, 'sf');
  if (kind === 'dollars' && isMoney(number)) return print.amount(hundredths(number), 'cent');
  if (kind === 'choice' && isChoice(value)) return say(CHOICES, print.locale, value);
  return plainText(value, print) ?? JSON.stringify(value);
}

/** Groups are printed with a line for each field; what lies deeper stays as it was sent. */
function otherLines(name: string, value: unknown, print: InputPrinter): readonly PrintedLine[] {
  const text = plainText(value, print);
  if (text !== null) return [{ name, value: text }];
  return Object.entries(value as object).map(([field, inner]) => ({
    name: `${name}, ${inWords(field).toLowerCase()}`,
    value: plainText(inner, print) ?? JSON.stringify(inner),
  }));
}

/** Null for a group of fields. */
function plainText(value: unknown, print: InputPrinter): string | null {
  if (value === null || value === undefined || value === '') return print.says('unknown');
  if (typeof value === 'boolean') return print.says(value ? 'yes' : 'no');
  if (typeof value === 'number') return numberText(value, print.locale);
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => plainText(item, print) ?? JSON.stringify(item));
    return items.length === 0 ? print.says('nothing') : items.join(', ');
  }
  return typeof value === 'object' ? null : String(value);
}

const CHOICES = {
  en: { ...roofMaterialMessages.en, ...permitPropertyTypeMessages.en },
  es: { ...roofMaterialMessages.es, ...permitPropertyTypeMessages.es },
} as const;

function isChoice(value: unknown): value is keyof typeof CHOICES.en {
  return typeof value === 'string' && Object.hasOwn(CHOICES.en, value);
}

function isMoney(value: unknown): value is number {
  return isFiniteNumber(value) && value >= PERMIT_MONEY.min && value <= PERMIT_MONEY.max;
}

function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** `roof_size` as readable words. */
function inWords(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
