import type { JurisdictionCorrection } from '../../places/jurisdiction-correction.policy.ts';
import type { JurisdictionBody } from '../../places/place.ts';
import type { Fact, Level, OtherRow, Stated } from '../fact.ts';
import { questionNamed } from '../report-questions.ts';
import { statedRows } from '../stated-rows.ts';

const CORRECTED = ['controlling-municipality', 'jurisdiction-basis'] as const;
type CorrectedQuestion = (typeof CORRECTED)[number];

/** Levels of rules that belong to the authority itself. */
const OWN_LEVELS: ReadonlySet<Level | null> = new Set(['place', 'cousub', 'county'] as const);

/**
 * The facts of a report whose jurisdiction a person has corrected: the correction answers, as likely at most, with what was
 * found beside it. What depends on who governs is as it was looked up for the authority that the person names (`told`); the
 * rules of the authority that was found then answer nothing. Null where nobody has looked it up.
 */
// D RPT-2.3
export function correctedFacts(
  facts: readonly Fact[],
  correction: JurisdictionCorrection | null,
  told: readonly Fact[] | null = null,
): readonly Fact[] {
  if (correction === null) return facts;
  const { body, why, by, on } = correction;
  const stated = {
    condition: null,
    source: { name: by ?? 'Corrected by hand', url: null, edition: null, date: on, read: null },
    rowId: null,
    level: null,
  } as const;
  const [municipality, basis] = CORRECTED.map((name) => facts.find((fact) => fact.name === name));
  const agrees = names(body, municipality);
  const others = facts.filter(({ name }) => name !== CORRECTED[0] && name !== CORRECTED[1]);
  const known = told === null || agrees ? {} : { known: told.some(isOfAuthority) };
  return [
    correctedFact(municipality, CORRECTED[0], agrees, { ...stated, value: { kind: 'jurisdiction', body } }),
    correctedFact(basis, CORRECTED[1], agrees, {
      ...stated,
      value: { kind: 'jurisdiction-reason', reason: 'corrected', by, on, why, ...known },
    }),
    ...(agrees ? others : ofNamedAuthority(others, told ?? [])),
  ];
}

/** The facts in their order, each as it is under the named authority, and those that were not found before. */
function ofNamedAuthority(found: readonly Fact[], told: readonly Fact[]): readonly Fact[] {
  const names = new Set(found.map(({ name }) => name));
  return [
    ...found.map((fact) => {
      const named = told.find(({ name }) => name === fact.name);
      return named === undefined ? withoutOwnRules(fact) : withFoundBeside(named, fact);
    }),
    ...told.filter(({ name }) => !names.has(name)),
  ];
}

function correctedFact(found: Fact | undefined, name: CorrectedQuestion, agrees: boolean, row: Stated): Fact {
  if (agrees && found?.is === 'known') {
    return { ...found, others: [{ ...row, why: 'agrees' }, ...found.others] };
  }
  const { section, settledBy } = questionNamed(name);
  const others = found === undefined || found.is === 'not-included' ? [] : found.others;
  const [first, ...rest] = found === undefined ? [] : statedRows(found);
  return first === undefined
    ? { section, name, is: 'known', confidence: 'likely', ...row, others }
    : { section, name, is: 'disputed', answers: 'first', rows: [row, first, ...rest], others, settledBy };
}

/** A rule of the authority that was found is not one of the corrected authority. */
function withoutOwnRules(fact: Fact): Fact {
  const beside = foundBeside(fact);
  if (beside.length === 0 || (fact.is !== 'known' && fact.is !== 'disputed')) return fact;
  const { section, name, others } = fact;
  return {
    section,
    name,
    is: 'unknown',
    settledBy: questionNamed(name).settledBy,
    others: [...beside, ...others],
  };
}

function withFoundBeside(named: Fact, found: Fact): Fact {
  const beside = foundBeside(found);
  if (beside.length === 0 || named.is === 'not-included') return named;
  return { ...named, others: [...named.others, ...beside] };
}

/** The answer of the authority that was found, as rows that do not answer. Empty where the answer is the rule of another. */
function foundBeside(fact: Fact): readonly OtherRow[] {
  if (fact.is !== 'known' && fact.is !== 'disputed') return [];
  const rows = statedRows(fact);
  if (rows.every(({ level }) => !OWN_LEVELS.has(level))) return [];
  return rows.map((row) => ({ ...row, why: 'other-jurisdiction' }));
}

/** Whether it has a row of the authority itself, if only one that does not answer. */
function isOfAuthority(fact: Fact): boolean {
  if (fact.is === 'not-included') return false;
  return [...statedRows(fact), ...fact.others].some(({ level }) => OWN_LEVELS.has(level));
}

/** Two names are one authority where their Census codes say so; without these, where they are alike. */
function names({ kind, name, geoid }: JurisdictionBody, fact: Fact | undefined): boolean {
  if (fact?.is !== 'known' || fact.value.kind !== 'jurisdiction') return false;
  const { body } = fact.value;
  if (body.kind !== kind) return false;
  if (body.geoid !== null && geoid !== null) return body.geoid === geoid;
  return body.name.toLowerCase() === name.toLowerCase();
}
