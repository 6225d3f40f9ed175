import { describe, expect, it } from 'vitest';
import {
  availableCalculators,
  calculatorStarts,
} from '../../reports/calculations/calculator-starts.policy.ts';
import type { ReportCalculators } from '../../reports/calculations/report-calculators.port.ts';
import type { ReportGateway } from '../../reports/report-gateway.port.ts';
import { placedFeeSchedules } from '../calculators/published-fee-schedules.ts';

/** A report number that was never issued. */
const NOWHERE = '999999999';

/** A signed-in user with one report of a property in Colorado. */
export type ReportCalculatorsWorld = {
  readonly calculators: ReportCalculators;
  readonly reports: ReportGateway;
  readonly reportNumber: string;
  endSession(): Promise<void>;
};

/** Contract suite for `ReportCalculators`. Runs on the fake and on every real adapter. */
export function reportCalculatorsContract(
  name: string,
  makeWorld: () => Promise<ReportCalculatorsWorld>,
): void {
  describe(`${name} fulfills the contract of ReportCalculators`, () => {
    it('CALC-5 starts each calculator as core does from the facts of the report', async () => {
      const { calculators, reports, reportNumber } = await makeWorld();
      const report = await reports.load(reportNumber);
      if (!report.ok) throw new Error('the world has no report');
      const { facts, propertyType } = report.value;
      const starts = calculatorStarts(facts, {
        state: 'co',
        propertyType,
        feeSchedules: placedFeeSchedules,
      });
      expect(await calculators.of(reportNumber)).toEqual({
        ok: true,
        value: { available: availableCalculators(starts), starts, propertyType, mayChange: true },
      });
    });

    it('CALC-5 does not find a report that does not exist', async () => {
      const { calculators } = await makeWorld();
      expect(await calculators.of(NOWHERE)).toEqual({ ok: false, failure: 'not-found' });
    });

    it('CALC-5 answers nobody whose session is over', async () => {
      const { calculators, reportNumber, endSession } = await makeWorld();
      await endSession();
      expect(await calculators.of(reportNumber)).toEqual({ ok: false, failure: 'signed-out' });
    });
  });
}
