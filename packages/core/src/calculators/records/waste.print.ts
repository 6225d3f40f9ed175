import { type Locale, say } from '../../shared/messages.ts';
import type { WasteCalculation } from '../waste/waste.calculator.ts';
import type { WasteInputs } from '../waste/waste.inputs.ts';
import { roofShapeMessages, wasteChoiceMessages, wasteWarningMessages } from '../waste/waste.messages.ts';
import { wasteWords } from '../waste/waste-trace.messages.ts';
import type { CalculationPrint, PrintedLine } from './calculation-print.ts';
import { InputPrinter } from './input-printer.ts';

// CALC-1
export const wastePrint: CalculationPrint<WasteCalculation> = {
  words: wasteWords,
  warnings: wasteWarningMessages,
  inputs: printedInputs,
  quantities({ inputs: { rounding } }) {
    const bundles = rounding === 'actual' ? 'bundles-actual' : 'bundles-to-order';
    return [
      { name: 'bundles', step: bundles, restsOn: [bundles] },
      { name: 'starter', step: 'starter', restsOn: ['starter'] },
      { name: 'cap', step: 'cap', restsOn: ['cap'] },
      { name: 'drip-edge', step: 'drip-edge', restsOn: ['drip-edge'] },
      { name: 'underlayment', step: 'underlayment-rolls', restsOn: ['underlayment-area'] },
    ];
  },
  isEmpty: ({ numbers }) => numbers['F'] === 0,
  place: () => null,
};

function printedInputs({ inputs }: WasteCalculation, locale: Locale): readonly PrintedLine[] {
  const { plan, rise } = inputs;
  const print = new InputPrinter(locale);
  const choice = (code: keyof typeof wasteChoiceMessages.en) => say(wasteChoiceMessages, locale, code);
  const feet = (length: number) => print.amount(length, 'ft');
  return [
    print.line('roof-area', print.amount(inputs.areaSf, 'sf')),
    print.line('slope', print.says('in-12', { rise })),
    print.line('edition', print.says('irc', { edition: String(inputs.edition) })),
    ...(plan === null ? [] : [print.line('outline', outlineText(plan, print))]),
    print.line('eaves', feet(inputs.eavesFt)),
    print.line('rakes', feet(inputs.rakesFt)),
    print.line('hips', feet(inputs.hipsFt)),
    print.line('ridges', feet(inputs.ridgesFt)),
    print.line('waste', print.says('by-way', { way: choice(inputs.way), amount: wasteText(inputs, print) })),
    print.line(
      'bundles',
      print.says('bundles-a-square', {
        bundles: inputs.bundlesPerSquare,
        rounding: choice(inputs.rounding),
      }),
    ),
    print.line(
      'starter',
      print.says('starter', { place: choice(inputs.starterAlong), length: feet(inputs.starterFtPerBundle) }),
    ),
    print.line('cap', print.says('length-a-bundle', { length: feet(inputs.capFtPerBundle) })),
    print.line(
      'drip-edge',
      print.says('drip-edge', {
        length: feet(inputs.dripEdgePieceFt),
        lap: print.amount(inputs.dripEdgeLapIn, 'in'),
      }),
    ),
    print.line(
      'underlayment',
      print.says('roll-of', {
        area: print.amount(inputs.underlaymentRollSf, 'sf'),
        measure: choice(inputs.underlaymentMeasure),
      }),
    ),
  ];
}

function outlineText(
  { shape, lengthFt, widthFt }: NonNullable<WasteInputs['plan']>,
  print: InputPrinter,
): string {
  return print.says('outline', {
    shape: say(roofShapeMessages, print.locale, shape),
    length: print.amount(lengthFt, 'ft'),
    width: print.amount(widthFt, 'ft'),
  });
}

/** The input of the way that was chosen. */
function wasteText({ way, percent, complexity, cutEdgeFt }: WasteInputs, print: InputPrinter): string {
  if (way === 'cut-edge') return print.amount(cutEdgeFt ?? 0, 'ft');
  if (way === 'flat' || complexity === null) return print.amount(percent ?? 0, 'percent');
  const { shape, ...counts } = complexity;
  return print.says('complexity', { shape: say(roofShapeMessages, print.locale, shape), ...counts });
}
