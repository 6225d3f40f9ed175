import type { Calculation, InputFailure } from '@ridgeline/core/calculators';
import { fail, type Locale, ok, type Result } from '@ridgeline/core/shared';
import { calculationText, type Telling } from './calculation-text.ts';
import { INPUT_FLAG, readInputs, refused, type Fields } from './calculator-inputs.ts';
import type { CliFailures } from '../command-line/cli-failure.ts';
import type { Call, Command, Flag } from '../command-line/command.ts';
import { EXIT_CODES } from '../command-line/exit-codes.ts';

/** What turns one of core's calculators into a command. */
export type CalculatorFacts<Inputs, Facts extends Calculation<Inputs, unknown>> = {
  readonly command: Pick<Command, 'name' | 'flags' | 'example'>;
  readonly parse: (source: unknown) => Result<Inputs, readonly InputFailure[]>;
  readonly calculate: (inputs: Inputs) => Facts;
  readonly telling: Telling<Facts>;
  /** Sets the flags of lists. */
  readonly gather?: (fields: Fields, call: Call) => Result<Fields, CliFailures>;
  /** Results of the alternatives side by side, for `--compare`. */
  readonly compare?: (inputs: Inputs, locale: Locale) => { readonly data: unknown; readonly text: string };
  /** Whether the answer is yes, if it can be no. */
  readonly isYes?: (facts: Facts) => boolean;
};

const COMPARE: Flag = { name: 'compare', says: 'compare' };

export function calculatorCommand<Inputs, Facts extends Calculation<Inputs, unknown>>(
  calculator: CalculatorFacts<Inputs, Facts>,
): Command {
  const { command, parse, calculate, telling, compare } = calculator;
  const { gather = ok, isYes = () => true } = calculator;
  return {
    ...command,
    flags: [...command.flags, ...(compare ? [COMPARE] : []), INPUT_FLAG],
    operand: null,
    answer: async (call) => {
      const read = await readInputs(call, command.flags);
      if (!read.ok) return read;
      const gathered = gather(read.value, call);
      if (!gathered.ok) return gathered;
      const inputs = parse(gathered.value);
      if (!inputs.ok) return fail(refused(inputs.failure, command.flags));
      if (compare && call.flags.has(COMPARE.name))
        return ok({ ...compare(inputs.value, call.locale), exitCode: EXIT_CODES.ok });
      const facts = calculate(inputs.value);
      return ok({
        data: facts,
        text: calculationText(facts, telling, call.locale),
        exitCode: isYes(facts) ? EXIT_CODES.ok : EXIT_CODES.no,
      });
    },
  };
}
