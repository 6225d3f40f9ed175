import { fail, localeFor, type Locale, type Result, say } from '@ridgeline/core/shared';
import type { CliFailures } from './command-line/cli-failure.ts';
import { cliMessages } from './command-line/cli.messages.ts';
import { readCommandLine, type CommandLine } from './command-line/command-line.ts';
import { valueOf, type Answer, type Call, type Command } from './command-line/command.ts';
import { COMMANDS } from './commands.ts';
import { EXIT_CODES, type ExitCode } from './command-line/exit-codes.ts';
import { sayFailure } from './command-line/failure-text.ts';
import { helpCommand } from './help.command.ts';
import type { Streams } from './command-line/streams.ts';
import { versionCommand } from './version.command.ts';

/** The whole program: the answer on `out`, failures on `err`, the exit code for the shell. */
export async function run(argv: readonly string[], streams: Streams): Promise<ExitCode> {
  const line = readCommandLine(argv, COMMANDS);
  const locale = localeFor(valueOf(line.flags, 'lang'), streams.environment);
  const asJson = line.flags.has('json');
  try {
    const answer = await answerTo(line, locale, streams);
    if (!answer.ok) {
      const inWords = asJson ? failuresInJson : failureText;
      streams.err(`${inWords(answer.failure, locale, line.command)}\n`);
      return EXIT_CODES.unusable;
    }
    const { data, text, exitCode } = answer.value;
    streams.out(`${asJson ? inJson(data) : printable(text)}\n`);
    return exitCode;
  } catch (reason) {
    streams.err(`${say(cliMessages, locale, 'fault', { reason: String(reason) })}\n`);
    return EXIT_CODES.fault;
  }
}

async function answerTo(
  { command, words, operands, flags, failures }: CommandLine,
  locale: Locale,
  streams: Streams,
): Promise<Result<Answer, CliFailures>> {
  const call: Call = { flags, operands, locale, streams, commands: COMMANDS };
  if (flags.has('version')) return versionCommand.answer(call);
  if (flags.has('help'))
    return helpCommand.answer({ ...call, operands: command === null ? words : [command.name] });
  return command === null || failures.length > 0 ? fail(failures) : command.answer(call);
}

/** One line per failure; line breaks in the input cannot add more. */
function failureText(failures: CliFailures, locale: Locale, command: Command | null): string {
  const lines = failures.map((failure) => printable(sayFailure(failure, locale).replaceAll('\n', ' ')));
  const more = command && say(cliMessages, locale, 'more-help', { command: command.name });
  return [...lines, ...(more === null ? [] : [more])].join('\n');
}

function failuresInJson(failures: CliFailures, locale: Locale): string {
  return inJson({ failures: failures.map((failure) => ({ ...failure, says: sayFailure(failure, locale) })) });
}

function inJson(data: unknown): string {
  return JSON.stringify(data, null, 2);
}

/** Removes control characters, so that a file or an argument cannot control the terminal. */
function printable(text: string): string {
  return text.replaceAll(/(?!\n)\p{Cc}/gu, '\uFFFD');
}
