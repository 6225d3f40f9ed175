import { foldedText } from '../shared/folded-text.ts';
import { feeSchedulesIn } from './fee-schedule-row.policy.ts';
import type { PackCells } from './pack.schema.ts';

/** The name of a body by its GEOID. */
export type BodyNames = ReadonlyMap<string, string>;

export type OtherName = {
  readonly schedule: string;
  readonly geoid: string;
  readonly said: string;
  readonly known: string;
};

export function bodyNamesIn(rows: readonly PackCells[]): BodyNames {
  return new Map(
    rows
      .filter(({ question }) => question === 'body-name')
      .flatMap(({ bodies, value }) => bodies.split(' ').map((body) => [body, value] as const)),
  );
}

/**
 * Schedules of a pack whose GEOID is known by another name, of another municipality or under another spelling: a wrong GEOID
 * would charge another municipality's fees.
 */
// CALC-4
export function schedulesOfOtherNames(rows: readonly PackCells[], names: BodyNames): readonly OtherName[] {
  return feeSchedulesIn(rows).flatMap(({ bodies, schedule }) =>
    bodies.flatMap((geoid) => {
      const known = names.get(geoid);
      if (known === undefined || foldedText(known) === foldedText(schedule.jurisdiction)) return [];
      return [{ schedule: schedule.id, geoid, said: schedule.jurisdiction, known }];
    }),
  );
}
