import {
  type FeeScheduleFailure,
  feeScheduleFailureMessages,
  sayInputFailure,
} from '@ridgeline/core/calculators';
import { type Locale, say } from '@ridgeline/core/shared';
import type { InputRefused } from './cli-failure.ts';
import { cliMessages } from './cli.messages.ts';
import { either } from './either.ts';
import { nearestWord } from './nearest-word.ts';

// In a file of its own, which is loaded with the first such failure: core's calculators come with it.

/** `--rise (eaves.0.rise): Enter a value from 0 to 24` */
export function sayRefusal({ flag, options, failure }: InputRefused, locale: Locale): string {
  const about = flag === null ? failure.field : `${flag} (${failure.field})`;
  const words = sayInputFailure(failure, locale);
  if (failure.code === 'selection-required' && options.length > 0)
    return `${about}: ${words}: ${either(options, locale)}`;
  if (failure.code !== 'unknown-field') return `${about}: ${words}`;
  const nearest = nearestWord(failure.field.slice(failure.field.lastIndexOf('.') + 1), failure.known);
  const hint = nearest === null ? '' : ` ${say(cliMessages, locale, 'did-you-mean', { nearest })}`;
  return `${about}: ${words}.${hint}`;
}

export function sayScheduleFailure({ field, code }: FeeScheduleFailure, locale: Locale): string {
  const words = say(feeScheduleFailureMessages, locale, code);
  return field === '' ? words : `${field}: ${words}`;
}
