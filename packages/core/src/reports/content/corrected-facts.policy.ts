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
 * The facts of a report whose jurisdiction a person has corrected: the correction answers, as likely at most, with what
 * was found beside it. The rules of the authority that was found then answer nothing.
 */
// D RPT-2.3
export function correctedFacts(
  facts: readonly Fact[],
  correction: JurisdictionCorrection | null,
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
  return [
    correctedFact(municipality, CORRECTED[0], agrees, { ...stated, value: { kind: 'jurisdiction', body } }),
    correctedFact(basis, CORRECTED[1], agrees, {
      ...stated,
      value: { kind: 'jurisdiction-reason', reason: 'corrected', by, on, why },
    }),
    ...(agrees ? others : others.map(withoutOwnRules)),
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
  if (fact.is !== 'known' && fact.is !== 'disputed') return fact;
  const rows = statedRows(fact);
  if (rows.every(({ level }) => !OWN_LEVELS.has(level))) return fact;
  const { section, name, others } = fact;
  const beside = rows.map((row): OtherRow => ({ ...row, why: 'other-jurisdiction' }));
  return {
    section,
    name,
    is: 'unknown',
    settledBy: questionNamed(name).settledBy,
    others: [...beside, ...others],
  };
}

function names({ kind, name }: JurisdictionBody, fact: Fact | undefined): boolean {
  if (fact?.is !== 'known' || fact.value.kind !== 'jurisdiction') return false;
  const { body } = fact.value;
  return body.kind === kind && body.name.toLowerCase() === name.toLowerCase();
}
