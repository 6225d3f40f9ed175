import { foldedText } from '../../shared/folded-text.ts';
import type { FeeSchedule } from './fee-schedule.ts';

/** The location of a project, as far as it is known. */
export type PermitPlace = {
  readonly state: string;
  readonly jurisdiction: string | null;
  /** The Census code of the jurisdiction; null where its name alone is known. */
  readonly geoid: string | null;
};

/** A schedule, and whose it is: GEOIDs of places, towns or counties, or the letters of a state. */
export type PlacedFeeSchedule = { readonly bodies: readonly string[]; readonly schedule: FeeSchedule };

export type ScheduleVerdict =
  | { readonly found: true; readonly schedule: FeeSchedule }
  | { readonly found: false; readonly why: 'no-jurisdiction' | 'no-published-schedule' };

/**
 * The schedule with the id, or that of the place: by its GEOID, and by its name only where that is unknown and one
 * municipality of the state has it. Of several, the first in the list.
 */
// CALC-4, CALC-5
export function feeScheduleOf(
  id: string | null,
  place: PermitPlace | null,
  schedules: readonly PlacedFeeSchedule[],
): ScheduleVerdict {
  if (id !== null) return verdictOn(schedules.find(({ schedule }) => schedule.id === id));
  if (place === null || place.jurisdiction === null) return { found: false, why: 'no-jurisdiction' };
  const { geoid } = place;
  const ofPlace =
    geoid === null
      ? namedLike(place.jurisdiction, place.state, schedules)
      : schedules.filter(({ bodies }) => bodies.includes(geoid));
  if (!areOfOnePlace(ofPlace)) return { found: false, why: 'no-jurisdiction' };
  // Superseded figures are used only if no later ones are known.
  return verdictOn(ofPlace.find(({ schedule }) => schedule.supersededBy === undefined) ?? ofPlace[0]);
}

function namedLike(
  jurisdiction: string,
  state: string,
  schedules: readonly PlacedFeeSchedule[],
): readonly PlacedFeeSchedule[] {
  const name = foldedText(jurisdiction.trim());
  return schedules.filter(
    ({ schedule }) => schedule.state === state && foldedText(schedule.jurisdiction.trim()) === name,
  );
}

/** Two municipalities of a state may have one name. */
function areOfOnePlace([first, ...others]: readonly PlacedFeeSchedule[]): boolean {
  return others.every(
    ({ bodies, schedule }) =>
      schedule.id === first?.schedule.id || bodies.some((body) => first?.bodies.includes(body)),
  );
}

function verdictOn(found: PlacedFeeSchedule | undefined): ScheduleVerdict {
  return found ? { found: true, schedule: found.schedule } : { found: false, why: 'no-published-schedule' };
}
