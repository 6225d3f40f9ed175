import { JURISDICTION_SETTLERS } from '../places/controlling-jurisdiction.policy.ts';
import type { FactValue, Unit } from './fact-value.ts';
import { PROPERTY_TYPES, type PropertyType } from './property.ts';
import type { FactSection } from './report-sections.ts';

/** Who or what settles a question that has no answer. */
export const SETTLERS = [
  ...JURISDICTION_SETTLERS,
  'town-clerk',
  'state-table',
  'boundary-map',
  'site-survey',
  'roof-measurement',
  'product-choice',
  'manufacturer-document',
  'storm-records',
] as const;
export type Settler = (typeof SETTLERS)[number];

/** The form of an answer; a quantity has one unit. */
type AnswerForm =
  | { readonly kind: Exclude<FactValue['kind'], 'quantity'> }
  | { readonly kind: 'quantity'; readonly unit: Unit };

type Asking = {
  /** A fact may also be told of the other property type, where its condition says so. */
  readonly askedOf: readonly PropertyType[];
  readonly settledBy: Settler;
};

export type ReportQuestion<Name extends string = string> = Asking & {
  readonly section: FactSection;
  /** Never renamed, since it is stored with each fact. */
  readonly name: Name;
  readonly answer: AnswerForm;
};

const TEXT = { kind: 'text' } as const;
const YES_NO = { kind: 'yes-no' } as const;
const EDITION = { kind: 'edition' } as const;
const STORMS = { kind: 'storms' } as const;
const COUNTS = { kind: 'storm-counts' } as const;
const AROUND = { kind: 'storms-around' } as const;
const CHANGES = { kind: 'edition-changes' } as const;
const RULES = { kind: 'rules' } as const;
const quantity = (unit: Unit): AnswerForm => ({ kind: 'quantity', unit });

// The International Residential Code is for houses, the International Building Code for the rest.
const HOUSES = { askedOf: ['residential'] } as const;
const OTHERS = { askedOf: ['commercial'] } as const;

/** What a report answers, in its order: a new question is a row here and its words in `report-content.messages.ts`. */
// RPT-2 RPT-3
export const REPORT_QUESTIONS = [
  ...inSection('municipality', { settledBy: 'building-department' }, [
    question('controlling-municipality', { kind: 'jurisdiction' }, { settledBy: 'boundary-map' }),
    question('jurisdiction-basis', { kind: 'jurisdiction-reason' }, { settledBy: 'boundary-map' }),
    question('municipality-contact', { kind: 'contacts' }),
    question('permit-required', YES_NO),
    question('code-enforced', YES_NO),
    question('elevation', quantity('ft'), { settledBy: 'site-survey' }),
  ]),
  ...inSection('code-detail', { settledBy: 'building-department' }, [
    question('adopted-residential-code', EDITION, HOUSES),
    question('adopted-building-code', EDITION, OTHERS),
    question('existing-building-code', EDITION, OTHERS),
    question('energy-code', EDITION),
    question('ice-barrier', YES_NO, HOUSES),
    question('ice-barrier-extent', TEXT, HOUSES),
    question('drip-edge', YES_NO, HOUSES),
    question('roof-layers', quantity('layers'), HOUSES),
    question('attic-ventilation', { kind: 'ratio' }, HOUSES),
    question('install-per-manufacturer', YES_NO, HOUSES),
    question('underlayment', TEXT, HOUSES),
    question('valleys', TEXT, HOUSES),
    question('step-flashing', TEXT, HOUSES),
    question('cricket', TEXT, HOUSES),
    question('fasteners', TEXT, HOUSES),
    question('ice-barrier-changes', CHANGES, HOUSES),
    question('drip-edge-changes', CHANGES, HOUSES),
    question('underlayment-changes', CHANGES, HOUSES),
    question('ventilation-changes', CHANGES, HOUSES),
    question('inspections', RULES),
    question('local-roof-rules', RULES),
  ]),
  ...inSection('manufacturer-requirements', { settledBy: 'product-choice' }, [
    question('installation-instructions', { kind: 'requirements' }),
  ]),
  ...inSection('design-criteria', { settledBy: 'building-department' }, [
    question('ultimate-design-wind-speed', quantity('mph')),
    question('gust-wind-speed', quantity('mph')),
    question('sustained-wind-speed', quantity('mph')),
    question('published-wind-speed', quantity('mph')),
    question('wind-exposure', TEXT),
    question('special-wind-region', YES_NO),
    question('ground-snow-load', quantity('psf')),
    question('roof-snow-load', quantity('psf')),
    question('flat-roof-snow-load', quantity('psf')),
    question('published-snow-load', quantity('psf')),
    question('frost-depth', quantity('in')),
    question('weathering', TEXT),
    question('winter-design-temperature', quantity('F')),
    question('mean-annual-temperature', quantity('F')),
    question('air-freezing-index', quantity('F-days')),
    question('seismic-category', TEXT),
    question('climate-zone', TEXT),
  ]),
  ...inSection('hail-storm-history', { settledBy: 'storm-records' }, [
    question('latest-hail', STORMS),
    question('nearest-hail', STORMS),
    question('largest-hail', STORMS),
    question('hail-reports', COUNTS),
    question('county-hail-reports', COUNTS),
    question('hail-around', AROUND),
  ]),
  ...inSection('wind-storm-history', { settledBy: 'storm-records' }, [
    question('latest-severe-wind', STORMS),
    question('nearest-severe-wind', STORMS),
    question('strongest-wind', STORMS),
    question('severe-wind-reports', COUNTS),
    question('county-severe-wind-reports', COUNTS),
    question('severe-wind-around', AROUND),
  ]),
  ...inSection('roof', { settledBy: 'roof-measurement' }, [question('area', quantity('sf'))]),
] as const;

export type QuestionName = (typeof REPORT_QUESTIONS)[number]['name'];

const BY_NAME: ReadonlyMap<string, ReportQuestion<QuestionName>> = new Map(
  REPORT_QUESTIONS.map((question) => [question.name, question]),
);

export function questionNamed(name: QuestionName): ReportQuestion<QuestionName>;
export function questionNamed(name: string): ReportQuestion<QuestionName> | undefined;
export function questionNamed(name: string): ReportQuestion<QuestionName> | undefined {
  return BY_NAME.get(name);
}

type InSection<Name extends string> = Partial<Asking> & Pick<ReportQuestion<Name>, 'name' | 'answer'>;

function question<const Name extends string>(
  name: Name,
  answer: AnswerForm,
  asking: Partial<Asking> = {},
): InSection<Name> {
  return { name, answer, ...asking };
}

/** The questions of a section: asked of every property, settled as the section is, unless they say otherwise. */
function inSection<const Name extends string>(
  section: FactSection,
  { settledBy }: Pick<Asking, 'settledBy'>,
  questions: readonly InSection<Name>[],
): readonly ReportQuestion<Name>[] {
  return questions.map((row) => ({ section, askedOf: PROPERTY_TYPES, settledBy, ...row }));
}
