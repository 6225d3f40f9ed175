import { canonicalText } from '../calculators/fingerprint.ts';
import type { CandidateRow, Setting } from '../reports/content/candidate-row.ts';
import { whichRowAnswers } from '../reports/content/which-row-answers.policy.ts';
import { inSpanish } from '../reports/phrase.ts';
import type { Fact } from '../reports/fact.ts';
import type { Requirement } from '../reports/fact-value.ts';
import { questionNamed } from '../reports/report-questions.ts';
import { EXPECTED_TOPICS, REQUIREMENT_TOPICS } from '../reports/requirement-topics.ts';
import { joinedLists } from './joined-lists.policy.ts';
import { candidateOf, type LoadedRow } from './pack-candidates.ts';
import { PRODUCT_REQUIREMENTS } from './pack-topics.ts';

/** The bodies whose rows hold for a product, "gaf/timberline-hdz": its own, and its maker's for all of their products. */
function bodiesOfProduct(product: string): readonly string[] {
  const [maker = ''] = product.split('/');
  return [maker, product];
}

type Asked = Pick<Setting, 'propertyType' | 'asOf'> & {
  /** Null if nobody has chosen one. */
  readonly product: string | null;
};

/** What the maker of the chosen product requires, and what of it no document says. */
// RPT-2 D RPT-2.4
export function requirementsFact({ product, ...asked }: Asked, rows: readonly LoadedRow[]): Fact {
  const { section, name, settledBy } = questionNamed(PRODUCT_REQUIREMENTS);
  if (product === null) return { section, name, is: 'unknown', settledBy, others: [] };
  const bodies = bodiesOfProduct(product);
  const [manufacturer, named] = bodies.map((body) => nameIn(rows, body));
  const setting: Setting = {
    ...asked,
    question: name,
    body: null,
    state: '',
    editionInForce: null,
    stateBarsLocalCodes: false,
  };
  // What holds for all products of a maker says nothing of one that no pack knows.
  const isKnown = rows.some(({ body }) => body === product);
  const told = rows
    .filter(({ question, body }) => isKnown && question === PRODUCT_REQUIREMENTS && bodies.includes(body))
    .map((row) => requirementRow(row, { manufacturer: manufacturer ?? '', product: named ?? '' }));
  const fact = whichRowAnswers(setting, joinedLists(setting, told));
  if (fact.is === 'unknown') return { ...fact, settledBy: 'manufacturer-document' };
  return fact.is === 'known' ? inOrder(fact) : fact;
}

function nameIn(rows: readonly LoadedRow[], wanted: string): string {
  return rows.find(({ question, body }) => question === 'body-name' && body === wanted)?.value ?? wanted;
}

function requirementRow(row: LoadedRow, names: Pick<Requirement, 'manufacturer' | 'product'>): CandidateRow {
  const candidate = candidateOf(row);
  const topic = REQUIREMENT_TOPICS.find((known) => known === row.about);
  if (row.status === 'no-answer' || topic === undefined) return { ...candidate, answers: false };
  const { conditionEs: _, ...kept } = candidate;
  const { source, rowId, condition } = kept;
  const spanish = inSpanish({ requirementEs: row.value_es, conditionEs: row.condition_es });
  const said = { topic, requirement: row.value, unit: row.unit ?? null, condition, ...spanish };
  return {
    ...kept,
    condition: null,
    value: { kind: 'requirements', rows: [{ ...names, ...said, source, rowId }], unpublished: [] },
  };
}

function documentOf({ source }: Requirement): string {
  return canonicalText(source);
}

type Known = Extract<Fact, { readonly is: 'known' }>;

/** Document by document. The last one is the source of the fact. */
function inOrder(fact: Known): Known {
  if (fact.value.kind !== 'requirements') return fact;
  const { rows } = fact.value;
  const byTopic = REQUIREMENT_TOPICS.flatMap((topic) => rows.filter((row) => row.topic === topic));
  const documents = new Set(byTopic.map(documentOf));
  const told = [...documents].flatMap((document) => byTopic.filter((row) => documentOf(row) === document));
  const unpublished = EXPECTED_TOPICS.filter((topic) => told.every((row) => row.topic !== topic));
  const { source, rowId } = told.at(-1) ?? fact;
  return { ...fact, source, rowId, value: { kind: 'requirements', rows: told, unpublished } };
}
