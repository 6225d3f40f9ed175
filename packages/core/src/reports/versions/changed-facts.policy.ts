import { canonicalText } from '../../calculators/fingerprint.ts';
import { isChange } from '../content/edition-table.policy.ts';
import type { Fact } from '../fact.ts';
import { withoutSpanish } from '../phrase.ts';
import { REPORT_QUESTIONS, type QuestionName } from '../report-questions.ts';

export type FactChange = {
  readonly name: QuestionName;
  /** Null where the report did not answer this question at all. */
  readonly before: Fact | null;
  readonly after: Fact | null;
  /** `rows` if the answer is the same and only its sources, or the rows shown beside it, are others. */
  readonly changed: 'answer' | 'rows';
};

/** Changes that are told: another answer. What other editions say follows from the adopted code, which is told itself. */
export function toldChanges(changes: readonly FactChange[]): readonly FactChange[] {
  return changes.filter(({ changed, name }) => changed === 'answer' && !isChange(name));
}

/** What one version of a report says otherwise than another, in the order of its questions. */
// RPT-3.2
export function changedFacts(before: readonly Fact[], after: readonly Fact[]): readonly FactChange[] {
  const [earlier, later] = [byName(before), byName(after)];
  return REPORT_QUESTIONS.flatMap(({ name }) => {
    const pair = { before: earlier.get(name) ?? null, after: later.get(name) ?? null };
    if (textOf(pair.before) === textOf(pair.after)) return [];
    const isSameAnswer = answerText(pair.before) === answerText(pair.after);
    return [{ name, ...pair, changed: isSameAnswer ? 'rows' : 'answer' }];
  });
}

function byName(facts: readonly Fact[]): ReadonlyMap<QuestionName, Fact> {
  return new Map(facts.map((fact) => [fact.name, fact]));
}

/** A fact that has got its Spanish since says the same. */
function textOf(fact: Fact | null): string {
  return JSON.stringify(JSON.parse(canonicalText(fact)), withoutSpanish);
}

/** What a fact says, without where it is from. */
function answerText(fact: Fact | null): string {
  const { others: _, ...answer } = fact !== null && 'others' in fact ? fact : { ...fact, others: null };
  return JSON.stringify(JSON.parse(canonicalText(answer)), withoutOrigin);
}

function withoutOrigin(key: string, value: unknown): unknown {
  return key === 'source' || key === 'rowId' ? undefined : withoutSpanish(key, value);
}
