import {
  availableCalculators,
  type CalculatorStart,
  calculatorStarts,
  startingInputs,
} from '@ridgeline/core/reports';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { factsOf, type Mutable } from './report-content.ts';
import { findReportWithSchedules } from './reports.repository.ts';

// CALC-5
export const reportCalculatorHandlers: Pick<Handlers, 'getReportCalculators'> = {
  async getReportCalculators({ path, db }) {
    const report = await findReportWithSchedules(db, path.reportNumber);
    if (!report) return problem('not-found');
    const starts = calculatorStarts(factsOf(report), report);
    return answer(200, {
      availabile_calculators: [...availableCalculators(starts)],
      may_change: report.mayChange,
      property_type: report.propertyType,
      calculators: starts.map(({ calculator, values }) => ({
        calculator,
        inputs: startingInputs({ calculator, values }),
        values: values as Mutable<CalculatorStart['values']>,
      })),
    });
  },
};
