import { say, type Locale } from '../shared/messages.ts';
import { inputFailureMessages, otherUnitMessages } from './input-failure.messages.ts';
import type { InputFailure } from './inputs.ts';

export function sayInputFailure(failure: InputFailure, locale: Locale): string {
  switch (failure.code) {
    case 'out-of-range':
      return say(inputFailureMessages, locale, failure.code, { min: failure.min, max: failure.max });
    case 'other-unit':
      return say(otherUnitMessages, locale, failure.measure);
    case 'contradicts-other-fields':
      return say(inputFailureMessages, locale, failure.code, { expected: failure.expected });
    default:
      return say(inputFailureMessages, locale, failure.code);
  }
}
