import {
  type FeeScheduleFailure,
  feeScheduleFailureMessages,
  sayInputFailure,
} from '@ridgeline/core/calculators';
import { languageTag, type Locale, say } from '@ridgeline/core/shared';
import type { CliFailure, InputRefused } from './cli-failure.ts';
import { cliFailureMessages, cliMessages, operandMessages } from './cli.messages.ts';
import { nearestWord } from './nearest-word.ts';

/** The text of a failure, with its flag or file. */
export function sayFailure(failure: CliFailure, locale: Locale): string {
  switch (failure.code) {
    case 'input-refused':
      return sayRefusal(failure, locale);
    case 'schedule-unusable':
      return sayScheduleFailure(failure.failure, locale);
    case 'command-unknown':
    case 'flag-unknown':
    case 'schedule-unknown': {
      const { code, given, nearest } = failure;
      const words = say(cliFailureMessages, locale, code, { given });
      return nearest === null ? words : `${words} ${say(cliMessages, locale, 'did-you-mean', { nearest })}`;
    }
    case 'not-an-option': {
      const options = either(failure.options, locale);
      return say(cliFailureMessages, locale, failure.code, { flag: failure.flag, options });
    }
    case 'operand-required':
      return say(cliFailureMessages, locale, failure.code, {
        operand: say(operandMessages, locale, failure.operand),
      });
    case 'operand-not-an-option': {
      const operand = say(operandMessages, locale, failure.operand);
      const options = either(failure.options, locale);
      return say(cliFailureMessages, locale, failure.code, { operand, options });
    }
    case 'operand-unexpected':
      return say(cliFailureMessages, locale, failure.code, { given: failure.given });
    case 'flag-without-value':
    case 'flag-with-value':
      return say(cliFailureMessages, locale, failure.code, { flag: failure.flag });
    case 'flag-value-unreadable':
      return say(cliFailureMessages, locale, failure.code, { flag: failure.flag, form: failure.form });
    case 'flags-exclude-each-other':
      return say(cliFailureMessages, locale, failure.code, { flag: failure.flag, other: failure.other });
    case 'file-unreadable':
    case 'file-not-json':
    case 'not-a-result':
      return say(cliFailureMessages, locale, failure.code, { file: failure.file });
    case 'command-required':
    case 'standard-input-twice':
    case 'schedule-required':
      return say(cliFailureMessages, locale, failure.code);
  }
}

/** `a, b, or c` in the reader's language. */
export function either(options: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(languageTag(locale), { type: 'disjunction' }).format(options);
}

/** `--rise (eaves.0.rise): Enter a value from 0 to 24` */
function sayRefusal({ flag, options, failure }: InputRefused, locale: Locale): string {
  const about = flag === null ? failure.field : `${flag} (${failure.field})`;
  const words = sayInputFailure(failure, locale);
  if (failure.code === 'selection-required' && options.length > 0)
    return `${about}: ${words}: ${either(options, locale)}`;
  if (failure.code !== 'unknown-field') return `${about}: ${words}`;
  const nearest = nearestWord(failure.field.slice(failure.field.lastIndexOf('.') + 1), failure.known);
  const hint = nearest === null ? '' : ` ${say(cliMessages, locale, 'did-you-mean', { nearest })}`;
  return `${about}: ${words}.${hint}`;
}

function sayScheduleFailure({ field, code }: FeeScheduleFailure, locale: Locale): string {
  const words = say(feeScheduleFailureMessages, locale, code);
  return field === '' ? words : `${field}: ${words}`;
}
