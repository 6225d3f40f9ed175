import type { ListedJurisdiction } from '@ridgeline/core/reports';

/** More would not be read; typing narrows them. */
const MOST_OFFERED = 50;

export function jurisdictionText({ name, state }: ListedJurisdiction): string {
  return `${name}, ${state.toUpperCase()}`;
}

/** Those that contain what is typed; all before anything is. */
export function jurisdictionsLike(
  typed: string,
  known: readonly ListedJurisdiction[],
): readonly ListedJurisdiction[] {
  const wanted = typed.trim().toLowerCase();
  return known.filter((one) => jurisdictionText(one).toLowerCase().includes(wanted)).slice(0, MOST_OFFERED);
}

/** The one that is typed, with its state or, where that says which, without; null if there is none. */
export function jurisdictionNamed(
  typed: string,
  known: readonly ListedJurisdiction[],
): ListedJurisdiction | null {
  const wanted = typed.trim().toLowerCase();
  const whole = known.find((one) => jurisdictionText(one).toLowerCase() === wanted);
  const named = known.filter(({ name }) => name.toLowerCase() === wanted);
  return whole ?? (named.length === 1 ? (named[0] ?? null) : null);
}
