import type { Calculation as CalculationOnWire } from '@ridgeline/contract';
import type { Calculation, InputFailure } from '@ridgeline/core/calculators';
import type { Result } from '@ridgeline/core/shared';
import { answer } from '../../http/operations.ts';
import { problem, type Problem } from '../../problems/problem.ts';

export type CalculatorAnswer = { readonly status: 200; readonly body: CalculationOnWire } | Problem;

/** Core reads the inputs and calculates; `place` is the path of the inputs in the request. */
export function calculated<Inputs>(
  inputs: Result<Inputs, readonly InputFailure[]>,
  place: string,
  calculate: (inputs: Inputs) => Calculation<unknown, unknown>,
): CalculatorAnswer {
  return inputs.ok ? answer(200, onWire(calculate(inputs.value))) : inputProblem(inputs.failure, place);
}

/** The first failure: a client that wants all of them can use core, as the server does. */
export function inputProblem([first]: readonly InputFailure[], place: string): Problem {
  if (!first) throw new Error('inputs failed without a failure');
  return problem(first.code, `${place}/${first.field.replaceAll('.', '/')}`);
}

export function onWire(calculation: Calculation<unknown, unknown>): CalculationOnWire {
  return {
    ...calculation,
    inputs: calculation.inputs as CalculationOnWire['inputs'],
    outcome: calculation.outcome as CalculationOnWire['outcome'],
    trace: [...calculation.trace],
    warnings: [...calculation.warnings],
  };
}
