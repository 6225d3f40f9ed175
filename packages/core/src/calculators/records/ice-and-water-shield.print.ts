import { type Locale, say } from '../../shared/messages.ts';
import type { IceAndWaterShieldCalculation } from '../ice-and-water-shield/ice-and-water-shield.calculator.ts';
import type { Eave } from '../ice-and-water-shield/ice-and-water-shield.inputs.ts';
import {
  iceAndWaterShieldReadingMessages,
  iceAndWaterShieldWarningMessages,
} from '../ice-and-water-shield/ice-and-water-shield.messages.ts';
import { iceAndWaterShieldWords } from '../ice-and-water-shield/ice-and-water-shield-trace.messages.ts';
import type { CalculationPrint, PrintedLine } from './calculation-print.ts';
import { InputPrinter } from './input-printer.ts';
import {
  designationMessages,
  iceCoveringMessages,
  iceStructureMessages,
  printedInputMessages,
  wallTypeMessages,
} from './printed-calculation.messages.ts';

const REACHES = ['reach-inside-wall', 'reach-from-edge'] as const;

// CALC-2
export const iceAndWaterShieldPrint: CalculationPrint<IceAndWaterShieldCalculation> = {
  words: iceAndWaterShieldWords,
  warnings: iceAndWaterShieldWarningMessages,
  inputs: printedInputs,
  quantities: () => [
    { name: 'ice-barrier-area', step: 'total', restsOn: REACHES },
    { name: 'ice-barrier-rolls', step: 'rolls', restsOn: REACHES },
  ],
  place(at, { inputs }, locale) {
    const [list, index] = at.split('.');
    const isOfSeveral = list === 'eaves' && inputs.eaves.length > 1;
    return isOfSeveral ? say(printedInputMessages, locale, 'eave', { number: Number(index) + 1 }) : null;
  },
};

function printedInputs({ inputs }: IceAndWaterShieldCalculation, locale: Locale): readonly PrintedLine[] {
  const print = new InputPrinter(locale);
  const { windMph, localRule } = inputs;
  return [
    print.line('edition', print.says('irc', { edition: String(inputs.edition) })),
    print.line('designation', say(designationMessages, locale, inputs.designation)),
    print.line('structure', say(iceStructureMessages, locale, inputs.structure)),
    print.line('covering', say(iceCoveringMessages, locale, inputs.covering)),
    print.line('wind', windMph === null ? print.says('unknown') : print.says('wind', { mph: windMph })),
    ...(localRule === null ? [] : [print.line('local-rule', print.says('named-source', localRule))]),
    print.line('reading', say(iceAndWaterShieldReadingMessages, locale, inputs.reading)),
    print.line('measure', say(iceAndWaterShieldReadingMessages, locale, inputs.measure)),
    print.line(
      'roll',
      print.says('roll', {
        width: print.amount(inputs.rollWidthIn, 'in'),
        area: print.amount(inputs.rollAreaSf, 'sf'),
        lap: print.amount(inputs.sideLapIn, 'in'),
      }),
    ),
    print.line('valleys', print.amount(inputs.valleysFt, 'ft')),
    ...inputs.eaves.map((eave, index) => print.line('eave', eaveText(eave, print), { number: index + 1 })),
  ];
}

function eaveText({ lengthFt, overhangIn, wallIn, wall, rise }: Eave, print: InputPrinter): string {
  const thickness = print.amount(wallIn, 'in');
  return print.says('eave', {
    length: print.amount(lengthFt, 'ft'),
    overhang: print.amount(overhangIn, 'in'),
    wall:
      wall === null
        ? thickness
        : print.says('wall', {
            thickness,
            stud: wall.stud,
            type: say(wallTypeMessages, print.locale, wall.type),
          }),
    rise,
  });
}
