import { REPORT_QUESTIONS, type QuestionName, type ReportQuestion } from '../reports/report-questions.ts';

type Form = ReportQuestion['answer'];

/** A pack does not tell what is measured at the property, who governs it, which storms were near, or how editions compare. */
const OTHER_SECTIONS: ReadonlySet<string> = new Set([
  'hail-storm-history',
  'wind-storm-history',
  'roof',
  'manufacturer-requirements',
]);
const OF_THE_PROPERTY: ReadonlySet<string> = new Set([
  'controlling-municipality',
  'jurisdiction-basis',
  'elevation',
]);

/** The questions of a report that rows of a pack answer. */
export const PACK_QUESTIONS: readonly ReportQuestion<QuestionName>[] = REPORT_QUESTIONS.filter(
  ({ section, name, answer }) =>
    !OTHER_SECTIONS.has(section) && !OF_THE_PROPERTY.has(name) && answer.kind !== 'edition-changes',
);

/**
 * No lines of a report, but they decide which rows answer: whether a state lets cities adopt codes of their own, a section
 * of the model code that it has deleted, and the name of a place, which finds its rows where no city limits are loaded, of a maker or of a product.
 */
export const RULING_TOPICS = ['local-codes', 'deleted-section', 'body-name'] as const;
type RulingTopic = (typeof RULING_TOPICS)[number];

export type PackTopic = QuestionName | RulingTopic;

/** How many storms of a county stand in a record. Asked by the county, whoever governs, and no rule of a code. */
export const COUNTY_COUNTS = [
  'county-hail-reports',
  'county-severe-wind-reports',
] as const satisfies readonly QuestionName[];

/** What the makers of products require. It is asked by the product, whatever the place. */
export const PRODUCT_REQUIREMENTS = 'installation-instructions' satisfies QuestionName;

/** No line of a report either: the permit fees of a municipality, by which the calculator of permit fees calculates. */
export const FEE_SCHEDULE = 'fee-schedule';

/** The topics whose answers are rules of building codes: a change of them is news. */
// DASH-5
export const CODE_TOPICS: readonly QuestionName[] = PACK_QUESTIONS.map(({ name }) => name).filter(
  (name) => name !== 'municipality-contact',
);

const FORM_OF: ReadonlyMap<string, Form> = new Map<string, Form>([
  ...PACK_QUESTIONS.map(({ name, answer }) => [name, answer] as const),
  ...COUNTY_COUNTS.map((topic) => [topic, { kind: 'storm-counts' }] as const),
  [PRODUCT_REQUIREMENTS, { kind: 'requirements' }],
  ['local-codes', { kind: 'yes-no' }],
  ['deleted-section', { kind: 'text' }],
  ['body-name', { kind: 'text' }],
]);

export function isPackTopic(topic: string): boolean {
  return topic === FEE_SCHEDULE || FORM_OF.has(topic);
}

/** Undefined for what answers no question. */
export function formOfTopic(topic: string): Form | undefined {
  return FORM_OF.get(topic);
}

/** The topics whose answers have one form, for a schema. */
export function topicsOf(isForm: (form: Form) => boolean): readonly PackTopic[] {
  return [...FORM_OF].filter(([, form]) => isForm(form)).map(([topic]) => topic as PackTopic);
}
