import { type Locale, say } from '@ridgeline/core/shared';
import type { CliFailure, CliFailures } from './cli-failure.ts';
import { cliFailureMessages, cliMessages, operandMessages, signInFailureMessages } from './cli.messages.ts';
import { either } from './either.ts';
import { STANDARD_INPUT } from './json-source.ts';

/** The text of each failure, with its flag or file. */
export function sayFailures(failures: CliFailures, locale: Locale): Promise<readonly string[]> {
  return Promise.all(failures.map((failure) => sayFailure(failure, locale)));
}

async function sayFailure(failure: CliFailure, locale: Locale): Promise<string> {
  switch (failure.code) {
    case 'input-refused':
      return (await import('./input-failure-text.ts')).sayRefusal(failure, locale);
    case 'schedule-unusable':
      return (await import('./input-failure-text.ts')).sayScheduleFailure(failure.failure, locale);
    case 'command-unknown':
    case 'flag-unknown':
    case 'column-unknown':
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
    case 'operand-unreadable': {
      const operand = say(operandMessages, locale, failure.operand);
      return say(cliFailureMessages, locale, failure.code, { operand, form: failure.form });
    }
    case 'operand-unexpected':
      return say(cliFailureMessages, locale, failure.code, { given: failure.given });
    case 'flag-without-value':
    case 'flag-with-value':
    case 'flag-required':
      return say(cliFailureMessages, locale, failure.code, { flag: failure.flag });
    case 'flag-value-unreadable':
      return say(cliFailureMessages, locale, failure.code, { flag: failure.flag, form: failure.form });
    case 'flag-out-of-range': {
      const { code, flag, min, max } = failure;
      return say(cliFailureMessages, locale, code, { flag, min, max });
    }
    case 'flags-exclude-each-other':
      return say(cliFailureMessages, locale, failure.code, { flag: failure.flag, other: failure.other });
    case 'file-unreadable':
    case 'file-not-json':
    case 'file-exists':
    case 'not-a-result':
      return say(cliFailureMessages, locale, failure.code, { file: fileText(failure.file, locale) });
    case 'file-not-csv': {
      const { code, file, line } = failure;
      return say(cliFailureMessages, locale, code, { file: fileText(file, locale), line });
    }
    case 'cells-miscounted': {
      const { code, cells, headings } = failure;
      return say(cliFailureMessages, locale, code, { cells, headings });
    }
    case 'not-confirmed':
      return say(cliFailureMessages, locale, failure.code, { name: failure.name });
    case 'backup-failed': {
      const { backupProblemMessages } = await import('./backup-problem.messages.ts');
      return say(backupProblemMessages, locale, failure.why, { about: failure.about });
    }
    case 'desk-refused': {
      const { supportMessages } = await import('@ridgeline/core/support');
      return say(supportMessages, locale, failure.why);
    }
    case 'several-people':
      return say(cliFailureMessages, locale, failure.code, { people: failure.people });
    case 'data-unavailable':
    case 'output-failed':
      return say(cliFailureMessages, locale, failure.code, { reason: failure.reason });
    case 'key-unusable':
      return say(cliFailureMessages, locale, failure.code, { source: fileText(failure.source, locale) });
    case 'api-unsafe':
      return say(cliFailureMessages, locale, failure.code, { source: failure.source, api: failure.api });
    case 'report-not-found':
      return say(cliFailureMessages, locale, failure.code, { report: failure.report });
    case 'too-many-reports':
      return say(cliFailureMessages, locale, failure.code, { most: failure.most });
    case 'api-unreachable':
    case 'download-failed':
      return say(cliFailureMessages, locale, failure.code, { api: failure.api });
    case 'user-pool-unreachable':
      return say(cliFailureMessages, locale, failure.code, { pool: failure.pool });
    case 'sign-in-failed':
      return say(signInFailureMessages, locale, failure.why);
    case 'key-required':
    case 'terminal-required':
    case 'nothing-typed':
    case 'row-not-csv':
    case 'row-not-json':
    case 'session-ended':
    case 'sign-in-required':
    case 'no-batch':
    case 'batch-underway':
    case 'batch-cancelled':
    case 'waiting-stopped':
    case 'reason-required':
    case 'output-full':
    case 'command-required':
    case 'standard-input-twice':
    case 'schedule-required':
      return say(cliFailureMessages, locale, failure.code);
  }
}

function fileText(file: string, locale: Locale): string {
  return file === STANDARD_INPUT ? say(cliMessages, locale, 'standard-input') : file;
}
