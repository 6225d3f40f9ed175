import { describe, expect, it } from 'vitest';
import { aFeeScheduleRow, aPackRow } from '../testing/packs/pack.builder.ts';
import { bodyNamesIn, schedulesOfOtherNames } from './other-names.policy.ts';

const NAMES = bodyNamesIn([
  { ...aPackRow(), question: 'body-name', bodies: '0873330', value: 'Señora' },
  { ...aPackRow(), question: 'body-name', bodies: '0873332 0873333', value: 'Twin' },
  { ...aPackRow(), bodies: '0873334' },
]);
const namesOf = (...rows: Parameters<typeof aFeeScheduleRow>) =>
  schedulesOfOtherNames([aFeeScheduleRow(...rows)], NAMES);

describe('fee schedules beside the names of places', () => {
  it('CALC-4 are odd where their GEOID is known by another name', () => {
    expect(namesOf({ row_id: 'other', bodies: '0873330', value: 'Sonora' })).toEqual([
      { schedule: 'other', geoid: '0873330', said: 'Sonora', known: 'Señora' },
    ]);
    expect(namesOf({ row_id: 'both', bodies: '0873330 0873333', value: 'Señora' })).toEqual([
      { schedule: 'both', geoid: '0873333', said: 'Señora', known: 'Twin' },
    ]);
  });

  it('CALC-4 are as expected under the same name in other letters, and where no name is known', () => {
    expect(namesOf({ bodies: '0873330', value: 'SENORA' })).toEqual([]);
    expect(namesOf({ bodies: '0873331', value: 'Anything' })).toEqual([]);
    expect(namesOf({ bodies: '0873334', value: 'Anything' })).toEqual([]);
    expect(schedulesOfOtherNames([aPackRow()], NAMES)).toEqual([]);
  });
});
