import { firstMatch, type Cases } from '../../shared/first-match.ts';
import type { Aside, Confidence, Fact, OtherRow, Stated } from '../fact.ts';
import { questionNamed } from '../report-questions.ts';
import { statedRow } from '../stated-rows.ts';
import type { CandidateRow, Setting } from './candidate-row.ts';
import { distinctRows, isOutranked, isSameAnswer } from './compare-rows.ts';
import { modelYear, yearNamed } from './edition.ts';

type Judged = CandidateRow & Pick<Setting, 'asOf' | 'propertyType'>;

/** Local figures of an edition up to this year are history. */
const LAST_HISTORIC_EDITION = 2012;

/** Why a row does not answer. The first reason that applies is given. */
// RPT-3.1
const ASIDE_CASES: Cases<Judged, Aside | null> = [
  [({ superseded }) => superseded, 'history'],
  [({ trust }) => trust === 'low', 'unconfirmed'],
  [({ answers }) => !answers, 'no-answer'],
  [({ appliesTo, propertyType }) => appliesTo !== null && appliesTo !== propertyType, 'other-property-type'],
  [restsOnHistory, 'history'],
  [({ effective, asOf }) => effective !== null && effective > asOf, 'not-yet-in-force'],
];

/** Of the rows on one question those of this property: a local row answers, else the state's, else the model code's. */
export function whichRowAnswers(setting: Setting, candidates: readonly CandidateRow[]): Fact {
  const rows = distinctRows(candidates.filter((row) => isOfPlace(row, setting)));
  const { asOf, propertyType } = setting;
  const judged = rows.map((row) => ({
    row,
    why: firstMatch(ASIDE_CASES, { ...row, asOf, propertyType }, null),
  }));
  const live = judged.filter(({ why }) => why === null).map(({ row }) => row);
  const state = live.filter(({ level }) => level === 'state');
  const model = live.filter(({ level }) => level === 'model-code');
  const local = live.filter((row) => !state.includes(row) && !model.includes(row));
  const isBarred = setting.stateBarsLocalCodes && isOnEditions(setting) && state.length > 0;
  const answering = [isBarred ? [] : local, state, model].find((tier) => tier.length > 0) ?? [];
  const others = [
    ...asides(isBarred ? local : [], 'barred-by-state'),
    ...asides(answering === local ? state : [], 'wider-rule'),
    ...judged.flatMap(({ row, why }) => (why === null ? [] : asides([row], why))),
  ];
  return answerOf(setting, answering, others) ?? unknown(setting, rows, others);
}

function answerOf(setting: Setting, tier: readonly CandidateRow[], others: readonly OtherRow[]): Fact | null {
  const [best, second, ...rest] = tier;
  if (best === undefined) return null;
  const { section, name, settledBy } = questionNamed(setting.question);
  const differing = tier.filter((row) => !isSameAnswer(row, best));
  if (second === undefined || differing.length === 0) {
    const agreeing = asides(tier.slice(1), 'agrees');
    const confidence = confidenceIn(best, setting);
    return { section, name, is: 'known', confidence, ...statedRow(best), others: [...agreeing, ...others] };
  }
  return {
    section,
    name,
    is: 'disputed',
    answers: differing.every((row) => isOutranked(row, best)) ? 'first' : 'none',
    rows: [statedRow(best), statedRow(second), ...rest.map(statedRow)],
    others,
    settledBy,
  };
}

function unknown({ question }: Setting, rows: readonly CandidateRow[], others: readonly OtherRow[]): Fact {
  const { section, name, settledBy } = questionNamed(question);
  const referred = rows.find(({ answers, refersTo }) => !answers && refersTo !== null)?.refersTo;
  return { section, name, is: 'unknown', settledBy: referred ?? settledBy, others };
}

/** Verified: trusted, dated, undisputed, and of the edition in force where it names one. */
function confidenceIn(row: CandidateRow, setting: Setting): Confidence {
  const isVerified =
    row.trust === 'high' &&
    row.source.date !== null &&
    row.level !== 'model-code' &&
    (isOnEditions(setting) || restsOnEditionInForce(row, setting));
  return isVerified ? 'verified' : 'likely';
}

function restsOnEditionInForce({ source }: CandidateRow, { editionInForce }: Setting): boolean {
  if (source.edition === null || yearNamed(source.edition) === null) return true;
  return editionInForce !== null && modelYear(source.edition) === editionInForce;
}

/** The state's own adoption stays in force, however old: the floor of Texas is the IRC of 2012. */
function restsOnHistory({ source, level, value }: CandidateRow): boolean {
  if (level === 'model-code' || level === 'maker' || (level === 'state' && value.kind === 'edition'))
    return false;
  const edition = value.kind === 'edition' ? value.text : source.edition;
  const year = edition === null ? null : yearNamed(edition);
  return year !== null && year <= LAST_HISTORIC_EDITION;
}

function isOfPlace({ level, body }: CandidateRow, setting: Setting): boolean {
  // The rows of a maker are asked for by the product.
  if (level === 'model-code' || level === 'maker') return true;
  if (level === 'state') return body === setting.state;
  return setting.body !== null && level === setting.body.level && body === setting.body.geoid;
}

function isOnEditions({ question }: Setting): boolean {
  return questionNamed(question).answer.kind === 'edition';
}

function asides(rows: readonly (CandidateRow & Stated)[], why: Aside): readonly OtherRow[] {
  return rows.map((row) => ({ ...statedRow(row), why }));
}
