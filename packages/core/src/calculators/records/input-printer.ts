import { type Locale, type MessageValues, say } from '../../shared/messages.ts';
import type { Unit } from '../calculation.ts';
import { withUnit } from '../unit-text.ts';
import type { PrintedLine } from './calculation-print.ts';
import { printedInputMessages, printedValueMessages } from './printed-calculation.messages.ts';

type InputWords = typeof printedInputMessages.en;
type ValueWords = typeof printedValueMessages.en;

/** The lines of a calculation's inputs in one language. */
export class InputPrinter {
  readonly locale: Locale;

  constructor(locale: Locale) {
    this.locale = locale;
  }

  line<Name extends keyof InputWords>(
    name: Name,
    value: string,
    ...number: MessageValues<InputWords[Name]>
  ): PrintedLine {
    return { name: say(printedInputMessages, this.locale, name, ...number), value };
  }

  says<Key extends keyof ValueWords>(key: Key, ...values: MessageValues<ValueWords[Key]>): string {
    return say(printedValueMessages, this.locale, key, ...values);
  }

  amount(value: number, unit: Unit): string {
    return withUnit(value, unit, this.locale);
  }
}
