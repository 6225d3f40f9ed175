import type { CandidateRow, Setting } from '../reports/content/candidate-row.ts';
import { climateZone } from '../reports/content/climate-zone.policy.ts';
import { editionChanges } from '../reports/content/edition-changes.policy.ts';
import { modelCodeRow } from '../reports/content/model-code-row.policy.ts';
import { whichRowAnswers } from '../reports/content/which-row-answers.policy.ts';
import type { Fact } from '../reports/fact.ts';
import { questionNamed } from '../reports/report-questions.ts';
import { statedRow } from '../reports/stated-rows.ts';
import { candidateOf, type LoadedRow } from './pack-candidates.ts';
import { joinedLists } from './joined-lists.policy.ts';
import { COUNTY_COUNTS, PACK_QUESTIONS, type PackTopic } from './pack-topics.ts';

/** A property, as far as the rows of packs depend on it. */
export type AskedPlace = Pick<Setting, 'propertyType' | 'body' | 'state' | 'asOf'> & {
  /** Climate zones go by county, whoever governs. Null where the county is not certain. */
  readonly county: string | null;
};

/** The answer to each question that packs answer, from the rows of the place, its county and its state. */
// RPT-3
export function factsOfPlace(place: AskedPlace, rows: readonly LoadedRow[]): readonly Fact[] {
  const rowsOn = (topic: PackTopic) => rows.filter(({ question }) => question === topic);
  const ruling = rows.filter((row) => isRuling(row, place.state));
  const basis = {
    ...place,
    editionInForce: null,
    stateBarsLocalCodes: ruling.some(({ question, value }) => question === 'local-codes' && value === 'no'),
  };
  const isHouse = place.propertyType === 'residential';
  const code = isHouse ? 'adopted-residential-code' : 'adopted-building-code';
  const adopted = whichRowAnswers({ ...basis, question: code }, rowsOn(code).map(candidateOf));
  const setting = { ...basis, editionInForce: editionIn(adopted) };
  const deleted = ruling.filter(({ question }) => question === 'deleted-section').map(({ value }) => value);
  const asked = PACK_QUESTIONS.filter(({ askedOf }) => askedOf.includes(place.propertyType));
  const answers = asked.map(({ name, answer }) => {
    const one = { ...setting, question: name };
    if (name === 'climate-zone') return zoneFact(one, place.county, rowsOn(name));
    const told = rowsOn(name).map(candidateOf);
    const isList = answer.kind === 'contacts' || answer.kind === 'rules';
    const model = modelCodeRow(name, setting.editionInForce, deleted);
    return whichRowAnswers(one, [...(isList ? joinedLists(one, told) : told), ...(model ? [model] : [])]);
  });
  const counts = COUNTY_COUNTS.flatMap((name) =>
    countFact({ ...setting, question: name }, place.county, rowsOn(name)),
  );
  return [...answers, ...(isHouse ? editionChanges(setting.editionInForce, deleted) : []), ...counts];
}

/** What a state says of its codes counts where it is trusted and in force. */
function isRuling({ level, body, status, trust }: LoadedRow, state: string): boolean {
  return level === 'state' && body === state && status === 'adopted' && trust !== 'low';
}

function editionIn(fact: Fact): number | null {
  const answer = fact.is === 'disputed' && fact.answers === 'first' ? fact.rows[0] : fact;
  return 'value' in answer && answer.value.kind === 'edition' ? answer.value.year : null;
}

/** A local row outranks the map of the adopted edition. */
function zoneFact(setting: Setting, county: string | null, rows: readonly LoadedRow[]): Fact {
  const isOfMap = ({ model_years }: LoadedRow) => model_years !== undefined;
  const local = whichRowAnswers(setting, rows.filter((row) => !isOfMap(row)).map(candidateOf));
  if (local.is !== 'unknown') return local;
  const maps = rows.filter((row) => isOfMap(row) && row.body === county && row.status === 'adopted');
  const of2006 = maps.find((row) => isForYear(row, 2018));
  const of2021 = maps.find((row) => isForYear(row, 2021));
  const zone = climateZone(
    { map2006: of2006?.value ?? null, map2021: of2021?.value ?? null },
    setting.editionInForce,
  );
  const shown = [of2006, of2021].find((row) => row !== undefined && row.value === zone?.text);
  if (shown === undefined) return local;
  return known(setting, candidateOf(shown), local.others);
}

/** Left out where the county is not certain or not counted, and so unknown. */
function countFact(setting: Setting, county: string | null, rows: readonly LoadedRow[]): readonly Fact[] {
  const counted = rows.find(
    ({ level, body, status }) => level === 'county' && body === county && status === 'adopted',
  );
  return counted === undefined ? [] : [known(setting, candidateOf(counted), [])];
}

/** Read off a map or counted in a record, so that it is the rule of no body. */
function known(
  { question }: Setting,
  row: CandidateRow,
  others: Extract<Fact, { is: 'unknown' }>['others'],
): Fact {
  return {
    section: questionNamed(question).section,
    name: question,
    is: 'known',
    confidence: 'likely',
    ...statedRow(row),
    level: null,
    others,
  };
}

function isForYear({ model_years = '' }: LoadedRow, year: number): boolean {
  const [first = '', last = ''] = model_years.split('-');
  return Number(first) <= year && (last === '' || year <= Number(last));
}
