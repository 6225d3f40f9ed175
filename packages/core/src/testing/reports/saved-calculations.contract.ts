import { describe, expect, it } from 'vitest';
import { parseWaste } from '../../calculators/waste/waste.inputs.ts';
import { calculateWaste } from '../../calculators/waste/waste.calculator.ts';
import type {
  CalculationToSave,
  SavedCalculations,
} from '../../reports/calculations/saved-calculations.port.ts';

/** A report number that was never issued. */
const NOWHERE = '999999999';

/** A signed-in user with one report, to which no calculation was saved. */
export type SavedCalculationsWorld = {
  readonly calculations: SavedCalculations;
  readonly reportNumber: string;
  endSession(): Promise<void>;
};

const waste = (percent: number) => ({
  calculator: 'waste' as const,
  inputs: { areaSf: '2,450', rise: 6, percent },
});

function resultOf({ inputs }: CalculationToSave) {
  const parsed = parseWaste(inputs);
  if (!parsed.ok) throw new Error('the inputs are good');
  return calculateWaste(parsed.value);
}

/** Contract suite for `SavedCalculations`. Runs on the fake and on every real adapter. */
export function savedCalculationsContract(
  name: string,
  makeWorld: () => Promise<SavedCalculationsWorld>,
): void {
  describe(`${name} fulfills the contract of SavedCalculations`, () => {
    it('CALC-5 CALC-6 saves what core calculates, once, and lists it newest first', async () => {
      const { calculations, reportNumber } = await makeWorld();
      expect(await calculations.of(reportNumber)).toEqual({ ok: true, value: [] });
      const first = await calculations.save(reportNumber, waste(10));
      expect(first).toMatchObject({
        ok: true,
        value: {
          calculation: resultOf(waste(10)),
          savedBy: expect.any(String),
          reproduction: { same: true },
        },
      });
      const second = await calculations.save(reportNumber, { ...waste(15), hash: resultOf(waste(15)).hash });
      expect(await calculations.save(reportNumber, waste(10))).toEqual(first);
      expect(await calculations.of(reportNumber)).toEqual({
        ok: true,
        value: [second, first].map((saved) => saved.ok && saved.value),
      });
    });

    it('CALC-5 saves no result but the one that was shown', async () => {
      const { calculations, reportNumber } = await makeWorld();
      const shown = { ...waste(10), hash: '0'.repeat(64) };
      expect(await calculations.save(reportNumber, shown)).toEqual({
        ok: false,
        failure: 'calculation-differs',
      });
      expect(await calculations.of(reportNumber)).toEqual({ ok: true, value: [] });
    });

    it('CALC-5 removes a calculation, once or twice', async () => {
      const { calculations, reportNumber } = await makeWorld();
      await calculations.save(reportNumber, waste(10));
      const { hash } = resultOf(waste(10));
      expect((await calculations.remove(reportNumber, hash)).ok).toBe(true);
      expect((await calculations.remove(reportNumber, hash)).ok).toBe(true);
      expect(await calculations.of(reportNumber)).toEqual({ ok: true, value: [] });
    });

    it.each(calls)('CALC-5 %s at a report that does not exist is not found', async (_, call) => {
      const { calculations } = await makeWorld();
      expect(await call(calculations, NOWHERE)).toEqual({ ok: false, failure: 'not-found' });
    });

    it.each(calls)('CALC-5 %s answers nobody whose session is over', async (_, call) => {
      const { calculations, reportNumber, endSession } = await makeWorld();
      await endSession();
      expect(await call(calculations, reportNumber)).toEqual({ ok: false, failure: 'signed-out' });
    });
  });
}

type Call = (calculations: SavedCalculations, reportNumber: string) => Promise<unknown>;

const calls: readonly (readonly [name: string, call: Call])[] = [
  ['of', (calculations, number) => calculations.of(number)],
  ['save', (calculations, number) => calculations.save(number, waste(10))],
  ['remove', (calculations, number) => calculations.remove(number, '0'.repeat(64))],
];
