import type { Calculation, InputFailure } from '@ridgeline/core/calculators';
import type { CalculatorType } from '@ridgeline/core/routes';
import type { Result } from '@ridgeline/core/shared';
import type { Fields, Texts } from './input-texts.ts';

/** What differs from one calculator to the next, besides its screen. */
export type CalculatorForm<Known> = {
  readonly type: CalculatorType;
  /** The initial texts of the fields. They always give a result. */
  readonly starting: Texts;
  /** Whether a path of an address names a field. */
  readonly isField: (path: string) => boolean;
  /** The texts as inputs of core, where they are not simply by their paths. */
  readonly inputs?: (texts: Texts) => Fields;
  /** The field on the screen of a path in those inputs. */
  readonly fieldOf?: (path: string, texts: Texts) => string;
  /** The fields with what a report fills, where a field takes the place of others. */
  readonly filled?: (texts: Texts, starts: Texts) => Texts;
  /**
   * What the API takes to calculate the same for a report, or null where it cannot. Left out where that is what core
   * calculated with.
   */
  saved?(known: Known, texts: Texts): Fields | null;
  /** Core's own parser and calculation. */
  readonly calculate: (inputs: Fields) => Result<Known, readonly InputFailure[]>;
};

/** A result of any calculator, as its frame shows it. */
export type AnyCalculation = Calculation<unknown, unknown>;

/** `parse` and `calculate` of core as one step. */
export function calculating<Inputs, Known>(
  parse: (source: unknown) => Result<Inputs, readonly InputFailure[]>,
  calculate: (inputs: Inputs) => Known,
): CalculatorForm<Known>['calculate'] {
  return (fields) => {
    const inputs = parse(fields);
    return inputs.ok ? { ok: true, value: calculate(inputs.value) } : inputs;
  };
}
