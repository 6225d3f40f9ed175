import { describe, expect, it } from 'vitest';
import { publishedFeeSchedule } from '../../testing/calculators/published-fee-schedules.ts';
import { feeScheduleOf, type PlacedFeeSchedule } from './fee-schedule-of.policy.ts';

const denver = publishedFeeSchedule('denver-co');
const named = (id: string, bodies: readonly string[], change = {}): PlacedFeeSchedule => ({
  bodies,
  schedule: { ...denver, id, jurisdiction: 'Springtown', ...change },
});
const north = named('north', ['0899901']);
const south = named('south', ['0899902']);
const place = (geoid: string | null, jurisdiction = 'SPRINGTOWN') => ({ state: 'co', jurisdiction, geoid });
const nothing = (why: string) => ({ found: false, why });

describe('the fee schedule of a place', () => {
  it('CALC-4 is found by its GEOID where two municipalities of a state have one name', () => {
    for (const schedules of [
      [north, south],
      [south, north],
    ]) {
      expect(feeScheduleOf(null, place('0899901'), schedules)).toEqual({
        found: true,
        schedule: north.schedule,
      });
      expect(feeScheduleOf(null, place('0899902'), schedules)).toEqual({
        found: true,
        schedule: south.schedule,
      });
    }
  });

  it('CALC-4 is not that of another municipality of its name', () => {
    expect(feeScheduleOf(null, place('0899903'), [north, south])).toEqual(nothing('no-published-schedule'));
    expect(feeScheduleOf(null, place(null), [north, south])).toEqual(nothing('no-jurisdiction'));
    const elsewhere = named('elsewhere', ['2799901'], { state: 'mn' });
    expect(feeScheduleOf(null, place(null), [elsewhere])).toEqual(nothing('no-published-schedule'));
  });

  it('CALC-4 is found by its GEOID under another spelling of its name', () => {
    expect(feeScheduleOf(null, place('0899901', 'City of Springtown'), [north])).toMatchObject({
      found: true,
    });
  });

  it('CALC-4 is found by a name that one municipality of the state has, whatever its case and accents', () => {
    const only = named('only', ['0899901'], { jurisdiction: 'Spríngtown' });
    expect(feeScheduleOf(null, place(null), [only])).toEqual({ found: true, schedule: only.schedule });
    const shared = ['0899901', '0899902'].map((body) => named('shared', [body]));
    expect(feeScheduleOf(null, place(null), shared)).toMatchObject({ found: true });
  });

  it('CALC-4 is superseded only where no later one is known', () => {
    const old = named('old', ['0899901'], { supersededBy: denver.source });
    expect(feeScheduleOf(null, place('0899901'), [old, north])).toEqual({
      found: true,
      schedule: north.schedule,
    });
    expect(feeScheduleOf(null, place('0899901'), [old])).toEqual({ found: true, schedule: old.schedule });
  });

  it('CALC-4 is the one of an id, of whatever place', () => {
    expect(feeScheduleOf('south', place('0899901'), [north, south])).toEqual({
      found: true,
      schedule: south.schedule,
    });
    expect(feeScheduleOf(null, null, [north])).toEqual(nothing('no-jurisdiction'));
  });
});
