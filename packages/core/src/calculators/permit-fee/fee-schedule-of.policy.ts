import { foldedText } from '../../shared/folded-text.ts';
import type { FeeSchedule } from './fee-schedule.ts';

/** The location of a project, as far as it is known. */
export type PermitPlace = { readonly state: string; readonly jurisdiction: string | null };

export type ScheduleVerdict =
  | { readonly found: true; readonly schedule: FeeSchedule }
  | { readonly found: false; readonly why: 'no-jurisdiction' | 'no-published-schedule' };

/** The schedule with the id, or that of the place. Of several, the first in the list. */
// CALC-4, CALC-5
export function feeScheduleOf(
  id: string | null,
  place: PermitPlace | null,
  schedules: readonly FeeSchedule[],
): ScheduleVerdict {
  if (id !== null) return verdictOn(schedules.find((schedule) => schedule.id === id));
  if (place === null || place.jurisdiction === null) return { found: false, why: 'no-jurisdiction' };
  const name = foldedText(place.jurisdiction.trim());
  const ofPlace = schedules.filter(
    ({ state, jurisdiction }) => state === place.state && foldedText(jurisdiction.trim()) === name,
  );
  // Superseded figures are used only if no later ones are known.
  return verdictOn(ofPlace.find(({ supersededBy }) => supersededBy === undefined) ?? ofPlace[0]);
}

function verdictOn(schedule: FeeSchedule | undefined): ScheduleVerdict {
  return schedule ? { found: true, schedule } : { found: false, why: 'no-published-schedule' };
}
