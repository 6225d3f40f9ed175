import { parseArgs } from 'node:util';
import { noticeAction } from '@ridgeline/core/notices';
import { ConfigurationProblem } from '../configuration/variables.ts';
import { openDatabase } from '../db/database.ts';
import {
  listNotices,
  type NoticeReaders,
  type OperatorNotice,
  removeNotice,
  writeNotice,
} from '../features/profile/operator-notices.repository.ts';

const USAGE = `notice write --id <id> --message <text> [--message-es <text in Spanish>] [--action </path or https address>] <readers>
notice remove --id <id> <readers>
notice list
readers: --everyone, or --team <id>, or --to <email> (may be repeated)`;

/** Written and removed with a payment (NOTE-1). */
const OF_PAYMENTS = 'past_due_notice';

type Call =
  | { readonly verb: 'list' }
  | { readonly verb: 'remove'; readonly id: string; readonly readers: NoticeReaders }
  | { readonly verb: 'write'; readonly notice: OperatorNotice; readonly readers: NoticeReaders };

/** `notice write`, `notice remove`, `notice list`: notices of the operator, shown when a person opens the app. */
export async function noticeTask(
  databaseUrl: () => string,
  args: readonly string[],
  out: Pick<NodeJS.WriteStream, 'write'>,
): Promise<void> {
  const call = callFrom(args);
  const database = openDatabase(databaseUrl(), { connections: 1 });
  try {
    if (call.verb === 'list') {
      for (const { id, message, messageEs, webAction, readers } of await listNotices(database)) {
        const texts = [message, ...(messageEs === null ? [] : [messageEs])].join(' / ');
        out.write(`${id}: ${people(readers)}: ${texts}${webAction === null ? '' : ` (${webAction})`}\n`);
      }
    } else if (call.verb === 'remove') {
      const gone = await removeNotice(database, call.readers, call.id);
      out.write(`${call.id}: removed from ${people(gone)}\n`);
    } else {
      const written = await writeNotice(database, call.readers, call.notice);
      out.write(`${call.notice.id}: written for ${people(written)}\n`);
    }
  } finally {
    await database.close();
  }
}

function callFrom(args: readonly string[]): Call {
  const { verb, values } = parsed(args);
  if (verb === 'list') return { verb };
  const { id = '' } = values;
  if (verb !== 'write' && verb !== 'remove') throw new ConfigurationProblem(USAGE);
  if (!/^[a-z0-9][a-z0-9_-]{0,99}$/.test(id)) {
    throw new ConfigurationProblem(`The id '${id}' has to be of lower-case letters, digits, _ and -.`);
  }
  if (id === OF_PAYMENTS) throw new ConfigurationProblem(`${id} is written by the product itself.`);
  const readers = readersFrom(values);
  return verb === 'remove' ? { verb, id, readers } : { verb, readers, notice: noticeFrom(id, values) };
}

type Given = ReturnType<typeof parsed>['values'];

function parsed(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        id: { type: 'string' },
        message: { type: 'string' },
        'message-es': { type: 'string' },
        action: { type: 'string' },
        to: { type: 'string', multiple: true },
        team: { type: 'string' },
        everyone: { type: 'boolean', default: false },
      },
    });
    return { verb: positionals.length === 1 ? positionals[0] : undefined, values };
  } catch {
    throw new ConfigurationProblem(USAGE);
  }
}

/** Exactly one kind, so that nobody writes to everyone by leaving an option out. */
function readersFrom({ everyone, team, to }: Given): NoticeReaders {
  const given: readonly NoticeReaders[] = [
    ...(everyone === true ? [{ are: 'everyone' } as const] : []),
    ...(team === undefined ? [] : [{ are: 'team', teamId: team } as const]),
    ...(to === undefined ? [] : [{ are: 'people', emails: to.map((email) => email.trim()) } as const]),
  ];
  const [readers, ...more] = given;
  if (readers === undefined || more.length > 0) throw new ConfigurationProblem(USAGE);
  return readers;
}

function noticeFrom(id: string, { message = '', 'message-es': spanish, action }: Given): OperatorNotice {
  const webAction = action?.trim() ?? null;
  const isAllowed =
    webAction === null || (noticeAction(webAction) !== null && /^(?:\/|https:)/.test(webAction));
  if (!isAllowed) {
    throw new ConfigurationProblem(
      `The action '${webAction}' has to be a path of the app or an https address: /plans, https://status.example.com.`,
    );
  }
  return {
    id,
    message: textIn('message', message),
    messageEs: spanish === undefined ? null : textIn('message in Spanish', spanish),
    webAction,
  };
}

function textIn(name: string, given: string): string {
  const text = given.trim();
  if (text === '' || text.length > 500) {
    throw new ConfigurationProblem(`The ${name} has to be of 1 to 500 characters.`);
  }
  return text;
}

function people(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}
