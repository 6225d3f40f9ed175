import { parseArgs } from 'node:util';
import { ConfigurationProblem } from '../configuration/variables.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { digestOf, endingOf, newSecret } from '../features/api-keys/api-key-secret.ts';
import {
  keepSupportKey,
  listAdmins,
  makeAdmin,
  unmakeAdmin,
} from '../features/support/operator.repository.ts';

const USAGE = `support grant --email <email> --reason <text>
support revoke --email <email> --reason <text>
support key --email <email> [--hours <1 to 168, 12 without it>]
support list`;

const MOST_HOURS = 168;

type Streams = {
  readonly out: Pick<NodeJS.WriteStream, 'write'>;
  readonly err: Pick<NodeJS.WriteStream, 'write'>;
};
type Given = ReturnType<typeof parsed>['values'];
type Task = (database: Database, given: Given, streams: Streams) => Promise<void>;

const TASKS: Readonly<Record<string, Task>> = {
  async grant(database, given, { err }) {
    const [email, reason] = [emailIn(given), reasonIn(given)];
    if (!(await makeAdmin(database, email, reason))) throw nobody(email);
    err.write(`${email} works at the support desk.\n`);
  },

  async revoke(database, given, { err }) {
    const [email, reason] = [emailIn(given), reasonIn(given)];
    if (!(await unmakeAdmin(database, email, reason))) throw nobody(email);
    err.write(`${email} does not work at the support desk, and their keys are removed.\n`);
  },

  async key(database, given, { out, err }) {
    const [email, hours] = [emailIn(given), hoursIn(given)];
    const secret = newSecret('support');
    const ends = await keepSupportKey(database, {
      email,
      secretHash: digestOf(secret),
      ending: endingOf(secret),
      hours,
    });
    if (ends === null) throw new ConfigurationProblem(`${email} does not work at the support desk.`);
    err.write(`The key ends at ${ends.toISOString()}. It is shown this once.\n`);
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
  streams: Streams,
): Promise<void> {
  const { verb, values } = parsed(args);
  const task = verb !== undefined && Object.hasOwn(TASKS, verb) ? TASKS[verb] : undefined;
  if (task === undefined) throw new ConfigurationProblem(USAGE);
  const database = openDatabase(databaseUrl(), { connections: 1 });
  try {
    await task(database, values, streams);
  } finally {
    await database.close();
  }
}

function parsed(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { email: { type: 'string' }, reason: { type: 'string' }, hours: { type: 'string' } },
    });
    return { verb: positionals.length === 1 ? positionals[0] : undefined, values };
  } catch {
    throw new ConfigurationProblem(USAGE);
  }
}

function emailIn({ email = '' }: Given): string {
  if (email.trim() === '') throw new ConfigurationProblem(USAGE);
  return email.trim();
}

function reasonIn({ reason = '' }: Given): string {
  const text = reason.trim();
  if (text.length < 5 || text.length > 500) {
    throw new ConfigurationProblem(
      'A reason of 5 to 500 characters is required: it is stored in the audit log.',
    );
  }
  return text;
}

function hoursIn({ hours = '12' }: Given): number {
  const number = /^\d{1,3}$/.test(hours) ? Number(hours) : 0;
  if (number < 1 || number > MOST_HOURS) {
    throw new ConfigurationProblem(`A key ends after 1 to ${MOST_HOURS} hours.`);
  }
  return number;
}

function nobody(email: string): ConfigurationProblem {
  return new ConfigurationProblem(`Nobody has signed up as ${email}.`);
}
