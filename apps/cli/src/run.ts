import { fail, say, type Locale, type Result } from '@ridgeline/core';
import type { CliFailures } from './cli-failure.ts';
import { cliMessages } from './cli.messages.ts';
import { commandCalled, firstLook, readCommandLine, type FirstLook } from './command-line.ts';
import { valueOf, type Answer, type Call, type Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { COMMON_FLAGS } from './common-flags.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { sayFailure } from './failure-text.ts';
import { helpCommand } from './help.command.ts';
import { localeFor } from './locale.ts';
import { nearestWord } from './nearest-word.ts';
import type { Streams } from './streams.ts';
import { versionCommand } from './version.command.ts';

/** The whole program: the answer on `out`, words about what went wrong on `err`, the exit code for the shell. */
export async function run(argv: readonly string[], streams: Streams): Promise<ExitCode> {
  const look = firstLook(argv);
  const command = commandCalled(look.words, COMMANDS);
  const locale = localeFor(valueOf(look.flags, 'lang'), streams.environment);
  const asJson = look.flags.has('json');
  try {
    const answer = await answerTo(argv, look, command, { locale, streams, commands: COMMANDS });
    if (answer.ok) {
      const { data, text, exitCode } = answer.value;
      streams.out(`${asJson ? inJson(data) : text}\n`);
      return exitCode;
    }
    streams.err(
      `${asJson ? failuresInJson(answer.failure, locale) : failureText(answer.failure, command, locale)}\n`,
    );
    return EXIT_CODES.unusable;
  } catch (reason) {
    streams.err(`${say(cliMessages, locale, 'fault', { reason: String(reason) })}\n`);
    return EXIT_CODES.fault;
  }
}

type Surroundings = Pick<Call, 'locale' | 'streams' | 'commands'>;

async function answerTo(
  argv: readonly string[],
  { words, flags, stoppedAt }: FirstLook,
  command: Command | null,
  surroundings: Surroundings,
): Promise<Result<Answer, CliFailures>> {
  const plainCall = { ...surroundings, flags, operands: [] };
  if (flags.has('version')) return versionCommand.answer(plainCall);
  if (flags.has('help'))
    return helpCommand.answer({ ...plainCall, operands: command?.name.split(' ') ?? words });
  if (command === null) return fail([notACommand(words, stoppedAt)]);
  const line = readCommandLine(argv, command);
  return line.ok ? command.answer({ ...surroundings, ...line.value }) : line;
}

function notACommand([given]: readonly string[], stoppedAt: string | null): CliFailures[number] {
  if (given !== undefined)
    return {
      code: 'command-unknown',
      given,
      nearest: nearestWord(
        given,
        COMMANDS.map(({ name }) => name),
      ),
    };
  return stoppedAt === null
    ? { code: 'command-required' }
    : {
        code: 'flag-unknown',
        given: stoppedAt,
        nearest: nearestWord(
          stoppedAt,
          COMMON_FLAGS.map(({ name }) => `--${name}`),
        ),
      };
}

function failureText(failures: CliFailures, command: Command | null, locale: Locale): string {
  const lines = failures.map((failure) => sayFailure(failure, locale));
  return command === null
    ? lines.join('\n')
    : [...lines, say(cliMessages, locale, 'more-help', { command: command.name })].join('\n');
}

function failuresInJson(failures: CliFailures, locale: Locale): string {
  return inJson({ failures: failures.map((failure) => ({ ...failure, says: sayFailure(failure, locale) })) });
}

function inJson(data: unknown): string {
  return JSON.stringify(data, null, 2);
}
