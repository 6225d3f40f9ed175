import type { CalculatorName } from '../../calculators/calculation.ts';
import { calculateIceAndWaterShield } from '../../calculators/ice-and-water-shield/ice-and-water-shield.calculator.ts';
import { parseIceAndWaterShield } from '../../calculators/ice-and-water-shield/ice-and-water-shield.inputs.ts';
import type { CalculationRecord } from '../../calculators/records/calculation-record.ts';
import { calculateWaste } from '../../calculators/waste/waste.calculator.ts';
import { parseWaste } from '../../calculators/waste/waste.inputs.ts';
import {
  type CalculationToSave,
  type SaveCalculationRefusal,
  type SavedCalculation,
  SavedCalculations,
} from '../../reports/calculations/saved-calculations.port.ts';
import type { ReportRefusal } from '../../reports/report-refusal.ts';
import { done, fail, ok, type Result } from '../../shared/result.ts';
import { FakeReportServer } from './fake-report-server.ts';

/** Passes `savedCalculationsContract`, as the real adapters do. It saves waste, and ice and water shield. */
export class FakeSavedCalculations extends SavedCalculations {
  readonly #server: FakeReportServer;
  readonly #saved = new Map<string, readonly SavedCalculation[]>();

  constructor(server: FakeReportServer = new FakeReportServer()) {
    super();
    this.#server = server;
  }

  override async of(reportNumber: string): Promise<Result<readonly SavedCalculation[], ReportRefusal>> {
    const found = this.#server.find(reportNumber);
    return found.ok ? ok(this.#of(reportNumber)) : found;
  }

  override async save(
    reportNumber: string,
    { calculator, inputs, hash }: CalculationToSave,
  ): Promise<Result<SavedCalculation, SaveCalculationRefusal>> {
    const found = this.#server.find(reportNumber);
    if (!found.ok) return found;
    const calculation = calculated(calculator, inputs);
    if (calculation === null) return fail('unavailable');
    if (hash !== undefined && hash !== calculation.hash) return fail('calculation-differs');
    const saved = this.#of(reportNumber);
    const earlier = saved.find((one) => one.calculation.hash === calculation.hash);
    if (earlier) return ok(earlier);
    const made: SavedCalculation = {
      calculation,
      savedAt: Date.parse('2026-03-04T15:20:00Z'),
      savedBy: 'Ada Lovelace',
      reproduction: { same: true },
    };
    this.#saved.set(reportNumber, [made, ...saved]);
    return ok(made);
  }

  override async remove(reportNumber: string, hash: string): Promise<Result<void, ReportRefusal>> {
    const found = this.#server.find(reportNumber);
    if (!found.ok) return found;
    this.#saved.set(
      reportNumber,
      this.#of(reportNumber).filter(({ calculation }) => calculation.hash !== hash),
    );
    return done;
  }

  #of(reportNumber: string): readonly SavedCalculation[] {
    return this.#saved.get(reportNumber) ?? [];
  }
}

function calculated(calculator: CalculatorName, inputs: unknown): CalculationRecord | null {
  if (calculator === 'ice-and-water-shield') {
    const parsed = parseIceAndWaterShield(inputs);
    return parsed.ok ? calculateIceAndWaterShield(parsed.value) : null;
  }
  const parsed = parseWaste(inputs);
  return parsed.ok ? calculateWaste(parsed.value) : null;
}
