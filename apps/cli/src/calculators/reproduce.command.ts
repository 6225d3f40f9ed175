import {
  type Calculation,
  type CalculatorName,
  reproduce,
  type Reproduction,
  reproductionMessages,
} from '@ridgeline/core/calculators';
import { fail, ok, say } from '@ridgeline/core/shared';
import type { Command } from '../command-line/command.ts';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { readFields } from '../command-line/json-source.ts';
import { RECALCULATIONS } from './recalculation.ts';

// CALC-6
export const reproduceCommand: Command = {
  name: 'reproduce',
  flags: [],
  operand: { name: 'file', required: true },
  example: 'ridgeline reproduce result.json',
  answer: async ({ operands: [file = ''], streams, locale }) => {
    const record = await readFields(file, streams);
    if (!record.ok) return record;
    const reproduction = isResult(record.value) ? reproduceRecord(record.value) : null;
    if (reproduction === null) return fail([{ code: 'not-a-result', file }]);
    return ok({
      data: reproduction,
      text: say(reproductionMessages, locale, reproduction.same ? 'same' : reproduction.why),
      exitCode: reproduction.same ? EXIT_CODES.ok : EXIT_CODES.no,
    });
  },
};

type Recorded = Calculation<unknown, unknown>;

/** Null if the inputs, though sealed, are none that the calculator accepts. */
function reproduceRecord(old: Recorded): Reproduction | null {
  const seal = reproduce(old, () => old);
  if (!seal.same) return seal;
  const anew = RECALCULATIONS[old.calculator](old.inputs);
  return anew === null ? null : reproduce(old, () => anew);
}

function isResult(record: object): record is Recorded {
  const { calculator, ruleSet, words, inputs, outcome, trace, warnings, hash } = record as Partial<
    Record<keyof Recorded, unknown>
  >;
  return (
    isCalculator(calculator) &&
    [ruleSet, words, hash].every((text) => typeof text === 'string') &&
    [trace, warnings].every(Array.isArray) &&
    inputs !== undefined &&
    outcome !== undefined
  );
}

function isCalculator(name: unknown): name is CalculatorName {
  return typeof name === 'string' && Object.hasOwn(RECALCULATIONS, name);
}
