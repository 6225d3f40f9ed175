import type { SavedCalculation as SavedOnWire } from '@ridgeline/contract';
import { isCalculationRecord } from '@ridgeline/core/calculators';
import {
  type CalculationToSave,
  type ReportRefusal,
  SAVE_REFUSALS,
  type SaveCalculationRefusal,
  type SavedCalculation,
  SavedCalculations,
} from '@ridgeline/core/reports';
import { done, fail, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureOfWriter, failureOrNotFound, type Refused, resultOf } from './call.ts';

export class HttpSavedCalculations extends SavedCalculations {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override of(reportNumber: string): Promise<Result<readonly SavedCalculation[], ReportRefusal>> {
    const params = { path: { reportNumber } };
    return resultOf(
      () => this.#api.GET('/codeReports/{reportNumber}/calculations', { params }),
      ({ items }) => ok(items.flatMap(readable)),
      failureOrNotFound,
    );
  }

  override save(
    reportNumber: string,
    { calculator, inputs, hash }: CalculationToSave,
  ): Promise<Result<SavedCalculation, SaveCalculationRefusal>> {
    const params = { path: { reportNumber } };
    const body = { calculator, inputs: { ...inputs }, ...(hash === undefined ? {} : { hash }) };
    return resultOf(
      () => this.#api.POST('/codeReports/{reportNumber}/calculations', { params, body }),
      (saved): Result<SavedCalculation, 'unavailable'> => {
        const [calculation] = readable(saved);
        return calculation ? ok(calculation) : fail('unavailable');
      },
      saveRefusal,
    );
  }

  override remove(
    reportNumber: string,
    hash: string,
  ): Promise<Result<void, ReportRefusal | 'viewer-reads-only'>> {
    const params = { path: { reportNumber, hash } };
    return resultOf(
      () => this.#api.DELETE('/codeReports/{reportNumber}/calculations/{hash}', { params }),
      () => done,
      failureOfWriter,
    );
  }
}

/** One calculation, or none if it is unreadable. */
function readable({
  calculation,
  saved_at,
  saved_by,
  reproduction,
}: SavedOnWire): readonly SavedCalculation[] {
  if (!isCalculationRecord(calculation)) return [];
  const { why } = reproduction;
  return [
    {
      calculation,
      savedAt: Date.parse(saved_at),
      savedBy: saved_by,
      reproduction: why === null ? { same: true } : { same: false, why },
    },
  ];
}

function saveRefusal(refused: Refused | null): SaveCalculationRefusal {
  return SAVE_REFUSALS.find((code) => code === refused?.code) ?? failureOrNotFound(refused);
}
