import { say, type Locale } from '../../shared/messages.ts';
import type { Fact } from '../fact.ts';
import { type MissingFact, whyMissing } from './fact-text.ts';
import { factMessages } from './fact-text.messages.ts';
import { reportQuestionMessages } from './report-content.messages.ts';

/** Questions of a section without an answer, in one line. */
export type MissingText = { readonly name: string; readonly answer: readonly string[] };

/**
 * A section on paper: what it tells, each in a line; and what is unknown or not included in one line each where there are
 * several, so that they do not hide the rest. An unknown with rows that do not answer keeps a line for them.
 */
// D RPT-7.3
export function factsInPrint(
  facts: readonly Fact[],
  locale: Locale,
): { readonly told: readonly Fact[]; readonly missing: readonly MissingText[] } {
  const several = (['unknown', 'not-included'] as const)
    .map((is) => facts.filter((fact): fact is MissingFact => fact.is === is && isMissing(fact)))
    .filter(({ length }) => length > 1);
  const missing = new Set<Fact>(several.flat());
  return {
    told: facts.filter((fact) => !missing.has(fact)),
    missing: several.map((alike) => missingText(alike, locale)),
  };
}

function isMissing(fact: Fact): fact is MissingFact {
  return fact.is === 'not-included' || (fact.is === 'unknown' && fact.others.length === 0);
}

/** A line for each thing that would settle some of them. */
function missingText(facts: readonly MissingFact[], locale: Locale): MissingText {
  const names = new Map<string, string[]>();
  for (const fact of facts) {
    const why = whyMissing(fact, locale);
    names.set(why, [...(names.get(why) ?? []), say(reportQuestionMessages, locale, fact.name)]);
  }
  const isUnknown = facts.some((fact) => fact.is === 'unknown');
  return {
    name: say(factMessages, locale, isUnknown ? 'unknown' : 'not-included'),
    answer: [...names].map(([why, questions]) =>
      say(factMessages, locale, 'several-missing', { names: questions.join('; '), why }),
    ),
  };
}
