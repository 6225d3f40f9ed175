import { CODE_EDITIONS, type CodeEdition } from '../code-edition.ts';
import { isRecord } from '../inputs.ts';
import type { CalculationRecord } from './calculation-record.ts';
import { RECALCULATIONS } from './recalculation.policy.ts';

/** What a calculation asks for under each edition of the code, with all other inputs equal. */
export type EditionQuantities =
  | {
      readonly calculator: 'ice-and-water-shield';
      readonly editions: readonly {
        readonly edition: CodeEdition;
        readonly rolls: number;
        readonly totalSf: number;
      }[];
    }
  | {
      readonly calculator: 'ventilation';
      readonly editions: readonly { readonly edition: CodeEdition; readonly requiredSqIn: number }[];
    };

/** Null for a calculation that no edition changes, and for a record whose inputs the calculator does not accept. */
// RPT-3 CALC-6
export function quantitiesByEdition({ calculator, inputs }: CalculationRecord): EditionQuantities | null {
  if (calculator === 'ice-and-water-shield') {
    const editions = CODE_EDITIONS.flatMap((edition) => {
      const outcome = RECALCULATIONS[calculator](under(edition, inputs))?.outcome;
      return outcome ? [{ edition, rolls: outcome.rolls, totalSf: outcome.totalSf }] : [];
    });
    return editions.length === 0 ? null : { calculator, editions };
  }
  if (calculator === 'ventilation') {
    const editions = CODE_EDITIONS.flatMap((edition) => {
      const outcome = RECALCULATIONS[calculator](under(edition, inputs))?.outcome;
      return outcome ? [{ edition, requiredSqIn: outcome.requiredSqIn }] : [];
    });
    return editions.length === 0 ? null : { calculator, editions };
  }
  return null;
}

function under(edition: CodeEdition, inputs: unknown): unknown {
  return isRecord(inputs) ? { ...inputs, edition } : inputs;
}
