import { parseArgs } from 'node:util';
import { type Locale, type MessageValues, say } from '@ridgeline/core/shared';
import { ConfigurationProblem } from '../configuration/variables.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { digestOf, endingOf, newSecret } from '../features/api-keys/api-key-secret.ts';
import {
  keepSupportKey,
  listAdmins,
  makeAdmin,
  unmakeAdmin,
} from '../features/support/operator.repository.ts';
import { supportTaskMessages } from '../features/support/support-task.messages.ts';

const MOST_HOURS = 168;

type Terminal = {
  readonly locale: Locale;
  readonly out: Pick<NodeJS.WriteStream, 'write'>;
  readonly err: Pick<NodeJS.WriteStream, 'write'>;
};
type Given = ReturnType<typeof parsed>['values'];
type Task = (database: Database, given: Given, terminal: Terminal) => Promise<void>;

const TASKS: Readonly<Record<string, Task>> = {
  async grant(database, given, { err, locale }) {
    const [email, reason] = [emailIn(given, locale), reasonIn(given, locale)];
    if (!(await makeAdmin(database, email, reason))) throw problem(locale, 'nobody', { email });
    err.write(`${say(supportTaskMessages, locale, 'granted', { email })}\n`);
  },

  async revoke(database, given, { err, locale }) {
    const [email, reason] = [emailIn(given, locale), reasonIn(given, locale)];
    if (!(await unmakeAdmin(database, email, reason))) throw problem(locale, 'nobody', { email });
    err.write(`${say(supportTaskMessages, locale, 'revoked', { email })}\n`);
  },

  async key(database, given, { out, err, locale }) {
    const [email, hours] = [emailIn(given, locale), hoursIn(given, locale)];
    const secret = newSecret('support');
    const ends = await keepSupportKey(database, {
      email,
      secretHash: digestOf(secret),
      ending: endingOf(secret),
      hours,
    });
    if (ends === null) throw problem(locale, 'not-at-the-desk', { email });
    err.write(`${say(supportTaskMessages, locale, 'key-ends', { at: ends.toISOString() })}\n`);
    out.write(`${secret}\n`);
  },

  async list(database, _, { out }) {
    for (const { email, keys } of await listAdmins(database)) {
      out.write(`${[email, ...keys.map((key) => `key …${key}`)].join(', ')}\n`);
    }
  },
};

/** `support grant`, `revoke`, `key`, `list`: who works at the support desk (ADR 48). */
export async function supportTask(
  databaseUrl: () => string,
  args: readonly string[],
  terminal: Terminal,
): Promise<void> {
  const { locale } = terminal;
  const { verb, values } = parsed(args, locale);
  const task = verb !== undefined && Object.hasOwn(TASKS, verb) ? TASKS[verb] : undefined;
  if (task === undefined) throw problem(locale, 'usage');
  const database = openDatabase(databaseUrl(), { connections: 1 });
  try {
    await task(database, values, terminal);
  } finally {
    await database.close();
  }
}

function parsed(args: readonly string[], locale: Locale) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { email: { type: 'string' }, reason: { type: 'string' }, hours: { type: 'string' } },
    });
    return { verb: positionals.length === 1 ? positionals[0] : undefined, values };
  } catch {
    throw problem(locale, 'usage');
  }
}

function emailIn({ email = '' }: Given, locale: Locale): string {
  if (email.trim() === '') throw problem(locale, 'usage');
  return email.trim();
}

function reasonIn({ reason = '' }: Given, locale: Locale): string {
  const text = reason.trim();
  if (text.length < 5 || text.length > 500) {
    throw problem(locale, 'reason');
  }
  return text;
}

function hoursIn({ hours = '12' }: Given, locale: Locale): number {
  const number = /^\d{1,3}$/.test(hours) ? Number(hours) : 0;
  if (number < 1 || number > MOST_HOURS) {
    throw problem(locale, 'hours', { most: MOST_HOURS });
  }
  return number;
}

function problem<Key extends keyof typeof supportTaskMessages.en>(
  locale: Locale,
  key: Key,
  ...values: MessageValues<(typeof supportTaskMessages.en)[Key]>
): ConfigurationProblem {
  return new ConfigurationProblem(say(supportTaskMessages, locale, key, ...values));
}
