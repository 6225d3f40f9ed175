import { type Locale, say } from '../../shared/messages.ts';
import type { VentilationCalculation } from '../ventilation/ventilation.calculator.ts';
import {
  placementConditionMessages,
  vaporRetarderMessages,
  ventilationReadingMessages,
  ventilationWarningMessages,
  ventPlacementMessages,
  ventProductMessages,
} from '../ventilation/ventilation.messages.ts';
import { ventilationWords } from '../ventilation/ventilation-trace.messages.ts';
import type { CalculationPrint, PrintedLine } from './calculation-print.ts';
import { InputPrinter } from './input-printer.ts';
import { ventPlaceMessages } from './printed-calculation.messages.ts';

// CALC-3
export const ventilationPrint: CalculationPrint<VentilationCalculation> = {
  words: ventilationWords,
  warnings: ventilationWarningMessages,
  inputs: printedInputs,
  quantities: () => [
    { name: 'net-free-area', step: 'required', restsOn: ['required'] },
    { name: 'exhaust', step: 'exhaust', restsOn: ['exhaust'] },
    { name: 'intake', step: 'intake', restsOn: ['intake'] },
  ],
  place(at, { inputs }, locale) {
    const [list, index] = at.split('.');
    const product = list === 'products' ? inputs.products[Number(index)] : undefined;
    return product === undefined ? null : productName(product.id, locale);
  },
};

function printedInputs({ inputs, outcome }: VentilationCalculation, locale: Locale): readonly PrintedLine[] {
  const print = new InputPrinter(locale);
  return [
    print.line('attic-floor', print.amount(inputs.atticSf, 'sf')),
    print.line('edition', print.says('irc', { edition: String(inputs.edition) })),
    print.line('climate-zone', String(inputs.climateZone)),
    print.line('vapor-retarder', say(vaporRetarderMessages, locale, inputs.vaporRetarder)),
    print.line(
      'placement',
      print.says('placement', {
        condition: say(placementConditionMessages, locale, outcome.placement.condition),
        state: say(ventPlacementMessages, locale, inputs.placement),
      }),
    ),
    print.line('ratio', print.says('one-in', { ratio: inputs.ratio })),
    print.line('upper-share', print.amount(inputs.upperPercent, 'percent')),
    print.line('share-reading', say(ventilationReadingMessages, locale, inputs.shareReading)),
    ...inputs.products.map(({ id, place, soldBy, netFreeSqIn }) =>
      print.line(
        'vent',
        print.says('vent', {
          product: productName(id, locale),
          place: say(ventPlaceMessages, locale, place),
          area: print.amount(netFreeSqIn, 'sq-in'),
          unit: say(ventPlaceMessages, locale, soldBy),
        }),
      ),
    ),
    ...inputs.provided.map(({ product, quantity }) =>
      print.line(
        'provided',
        print.says('provided', {
          product: productName(product, locale),
          quantity: print.amount(
            quantity,
            inputs.products.find(({ id }) => id === product)?.soldBy ?? 'piece',
          ),
        }),
      ),
    ),
  ];
}

/** The user's own products have no name but their id. */
function productName(id: string, locale: Locale): string {
  return isNamed(id) ? say(ventProductMessages, locale, id) : id;
}

function isNamed(id: string): id is keyof typeof ventProductMessages.en {
  return Object.hasOwn(ventProductMessages.en, id);
}
