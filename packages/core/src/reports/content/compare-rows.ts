import { canonicalText } from '../../calculators/fingerprint.ts';
import type { Stated } from '../fact.ts';
import { withoutSpanish } from '../phrase.ts';
import type { CandidateRow } from './candidate-row.ts';
import { isSameEdition } from './edition.ts';

const TRUST = ['high', 'medium', 'low'] as const;

/** Each row once, the first in rank first: neither their order nor copies of a row change the answer. */
export function distinctRows(rows: readonly CandidateRow[]): readonly CandidateRow[] {
  const byKey = new Map(rows.toSorted(byRowId).map((row) => [keyOf(row), row]));
  return [...byKey.values()].toSorted(
    (one, other) => rankOf(one, other) || compareTexts(keyOf(one), keyOf(other)),
  );
}

/** Trusted less, or equally and of an earlier day. A page without a day comes last. */
export function isOutranked(row: CandidateRow, by: CandidateRow): boolean {
  return rankOf(by, row) < 0;
}

export function isSameAnswer(one: Stated, other: Stated): boolean {
  if (one.condition !== other.condition) return false;
  return one.value.kind === 'edition' && other.value.kind === 'edition'
    ? isSameEdition(one.value, other.value)
    : answerText(one) === answerText(other);
}

function answerText({ value }: Stated): string {
  return JSON.stringify(JSON.parse(canonicalText(value)), withoutSpanish);
}

/** Negative where `one` comes first. */
function rankOf(one: CandidateRow, other: CandidateRow): number {
  return (
    TRUST.indexOf(one.trust) - TRUST.indexOf(other.trust) ||
    compareTexts(other.source.date ?? '', one.source.date ?? '')
  );
}

/** All of a row but its id, so that a row that was loaded twice is one. */
function keyOf(row: CandidateRow): string {
  const { rowId: _, ...kept } = row;
  return canonicalText(kept);
}

function byRowId(one: CandidateRow, other: CandidateRow): number {
  return compareTexts(other.rowId ?? '', one.rowId ?? '');
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
