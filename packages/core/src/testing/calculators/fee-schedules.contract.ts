import { describe, expect, it } from 'vitest';
import type { FeeSchedules } from '../../calculators/permit-fee/fee-schedules.port.ts';

/** With the shipped schedules. */
export type FeeSchedulesWorld = {
  readonly schedules: FeeSchedules;
  loseConnection(): Promise<void>;
};

/** Contract suite for `FeeSchedules`. Runs on the fake and on the real adapter. */
export function feeSchedulesContract(name: string, makeWorld: () => Promise<FeeSchedulesWorld>): void {
  describe(`${name} fulfills the contract of FeeSchedules`, () => {
    it('CALC-4 D CALC-4.3 finds a municipality by the beginning of a word of its name', async () => {
      const { schedules } = await makeWorld();
      const namesFor = async (term: string) => {
        const found = await schedules.find(term);
        return found.ok ? found.value.map(({ jurisdiction, state }) => `${jurisdiction}, ${state}`) : found;
      };
      expect(await namesFor('denv')).toEqual(['Denver, co']);
      expect(await namesFor(' RIDGE')).toEqual(['Wheat Ridge, co']);
      expect(await namesFor('enver')).toEqual([]);
      expect(await namesFor('%')).toEqual([]);
      expect(await namesFor('nowhere')).toEqual([]);
    });

    it('D CALC-4.3 finds names with and without their accents, and of two schedules the later one', async () => {
      const { schedules } = await makeWorld();
      for (const term of ['canon', 'CAÑON']) {
        const found = await schedules.find(term);
        expect(found.ok && found.value.map(({ id }) => id)).toEqual(['canon-city-co-2024']);
      }
    });

    it('CALC-4 gives a schedule whole, with its source', async () => {
      const { schedules } = await makeWorld();
      const one = await schedules.one('denver-co');
      expect(one).toMatchObject({
        ok: true,
        value: { id: 'denver-co', jurisdiction: 'Denver', state: 'co' },
      });
      expect(one.ok && one.value.components.length).toBeGreaterThan(0);
      expect(one.ok && one.value.source?.url).toMatch(/^https:/);
    });

    it('CALC-4 knows no schedule that nobody published', async () => {
      const { schedules } = await makeWorld();
      expect(await schedules.one('atlantis')).toEqual({ ok: false, failure: 'no-such-schedule' });
    });

    it('says that it could not be asked', async () => {
      const { schedules, loseConnection } = await makeWorld();
      await loseConnection();
      expect(await schedules.find('denv')).toEqual({ ok: false, failure: 'unavailable' });
      expect(await schedules.one('denver-co')).toEqual({ ok: false, failure: 'unavailable' });
    });
  });
}
