import { fail, type Locale, ok, type Result, say } from '@ridgeline/core/shared';
import type { CliFailures } from './cli-failure.ts';
import { cliMessages } from './cli.messages.ts';
import { valueOf, type Call, type Flag } from './command.ts';
import type { Streams } from './streams.ts';

/** Of commands that change something which cannot be undone. */
export const YES_FLAG: Flag = { name: 'yes', says: 'yes', takes: 'NAME' };
/** Of the same commands: shows what would be done. */
export const DRY_RUN_FLAG: Flag = { name: 'dry-run', says: 'dry-run' };

/**
 * The name of what is changed, typed by the user: in the terminal, or by `--yes NAME` where there is none. A plain yes would
 * soon be typed without reading.
 */
export async function confirmed(
  { flags, ask, locale }: Pick<Call, 'flags' | 'locale'> & Pick<Streams, 'ask'>,
  about: { readonly name: string; readonly says: (locale: Locale) => string },
): Promise<Result<true, CliFailures>> {
  const { name } = about;
  const given = flags.has(YES_FLAG.name)
    ? valueOf(flags, YES_FLAG.name)
    : await ask(`${about.says(locale)}\n${say(cliMessages, locale, 'type-to-confirm', { name })} `);
  return given?.trim() === name ? ok(true) : fail([{ code: 'not-confirmed', name }]);
}
