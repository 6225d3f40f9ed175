import type { Locale } from '../../shared/messages.ts';
import type { Fact } from '../fact.ts';
import { type FactReading, readFact } from './fact-reading.ts';

/** Questions of a section that share what would answer them. */
export type MissingReading = {
  readonly standing: 'unknown' | 'not-included';
  readonly settle: string;
  readonly names: readonly string[];
};

export type SectionReading = {
  readonly told: readonly FactReading[];
  readonly missing: readonly MissingReading[];
};

/**
 * A section on a screen, as on paper: what it tells, each in a line; and what is unknown or not included together where the same
 * would answer several, so that they do not hide the rest. An unknown with rows that do not answer keeps its line.
 */
// D RPT-7.3
export function readSection(facts: readonly Fact[], locale: Locale): SectionReading {
  const readings = facts.map((fact) => readFact(fact, locale));
  const together = STANDINGS.flatMap((standing) =>
    bySettler(readings.filter((reading) => reading.standing === standing && isBare(reading))),
  ).filter(({ length }) => length > 1);
  const missing = new Set(together.flat());
  return {
    told: readings.filter((reading) => !missing.has(reading)),
    missing: together.map(missingReading),
  };
}

const STANDINGS = ['unknown', 'not-included'] as const;

function isBare({ standing, beside }: FactReading): boolean {
  return standing === 'not-included' || (standing === 'unknown' && beside.length === 0);
}

function bySettler(alike: readonly FactReading[]): readonly (readonly FactReading[])[] {
  const groups = new Map<string | null, FactReading[]>();
  for (const reading of alike) groups.set(reading.settle, [...(groups.get(reading.settle) ?? []), reading]);
  return [...groups.values()];
}

function missingReading(group: readonly FactReading[]): MissingReading {
  return {
    standing: group[0]?.standing === 'not-included' ? 'not-included' : 'unknown',
    settle: group[0]?.settle ?? '',
    names: group.map(({ name }) => name),
  };
}
