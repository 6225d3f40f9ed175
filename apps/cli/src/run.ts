import { fail, localeFor, type Locale, type Result, say } from '@ridgeline/core/shared';
import { exitCodeOf, type CliFailures } from './command-line/cli-failure.ts';
import { cliMessages } from './command-line/cli.messages.ts';
import { readCommandLine, type CommandLine } from './command-line/command-line.ts';
import { valueOf, type Answer, type Call, type Command } from './command-line/command.ts';
import { COMMANDS } from './commands.ts';
import { EXIT_CODES, type ExitCode } from './command-line/exit-codes.ts';
import { sayFailures } from './command-line/failure-text.ts';
import { OutputLost } from './command-line/output-lost.ts';
import { printable } from './command-line/printable.ts';
import { shortHelp } from './command-line/short-help.ts';
import type { Streams } from './command-line/streams.ts';

/** The whole program: the answer on `out`, failures on `err`, the exit code for the shell. */
export async function run(argv: readonly string[], streams: Streams): Promise<ExitCode> {
  const line = await readCommandLine(argv, COMMANDS);
  const locale = localeFor(valueOf(line.flags, 'lang'), streams.environment);
  const asJson = line.flags.has('json');
  const refuse = async (failures: CliFailures) => {
    streams.err(`${await failureText(failures, { asJson, locale, command: line.command })}\n`);
    return exitCodeOf(failures);
  };
  try {
    if (argv.length === 0) {
      streams.err(`${shortHelp(COMMANDS, locale)}\n`);
      return EXIT_CODES.unusable;
    }
    const answer = await answerTo(line, locale, streams);
    if (!answer.ok) return await refuse(answer.failure);
    if (!('written' in answer.value))
      await streams.out(`${asJson ? inJson(answer.value.data) : printable(answer.value.text)}\n`);
    return answer.value.exitCode;
  } catch (problem) {
    if (!(problem instanceof OutputLost)) {
      streams.err(`${say(cliMessages, locale, 'fault', { reason: String(problem) })}\n`);
      return EXIT_CODES.fault;
    }
    if (problem.code === 'EPIPE') return EXIT_CODES['pipe-closed'];
    return refuse([
      problem.code === 'ENOSPC'
        ? { code: 'output-full' }
        : { code: 'output-failed', reason: problem.message },
    ]);
  }
}

async function answerTo(
  { command, words, operands, flags, failures }: CommandLine,
  locale: Locale,
  streams: Streams,
): Promise<Result<Answer, CliFailures>> {
  const call: Call = { flags, operands, locale, streams, commands: COMMANDS };
  if (flags.has('version')) return (await import('./version.command.ts')).versionCommand.answer(call);
  if (flags.has('help')) {
    const { helpCommand } = await import('./help.command.ts');
    return helpCommand.answer({ ...call, operands: command === null ? words : [command.name] });
  }
  return command === null || failures.length > 0 ? fail(failures) : command.answer(call);
}

type FailureWords = {
  readonly asJson: boolean;
  readonly locale: Locale;
  readonly command: Command | null;
};

/** As text, one line per failure: line breaks in the input cannot add more. */
async function failureText(
  failures: CliFailures,
  { asJson, locale, command }: FailureWords,
): Promise<string> {
  const says = await sayFailures(failures, locale);
  if (asJson) return inJson({ failures: failures.map((failure, at) => ({ ...failure, says: says[at] })) });
  const more =
    command &&
    exitCodeOf(failures) === EXIT_CODES.unusable &&
    say(cliMessages, locale, 'more-help', { command: command.name });
  return [...says.map((words) => printable(words.replaceAll('\n', ' '))), ...(more ? [more] : [])].join('\n');
}

function inJson(data: unknown): string {
  return JSON.stringify(data, null, 2);
}
