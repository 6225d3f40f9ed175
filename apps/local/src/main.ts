import { join } from 'node:path';
import { dataFolderOf, USUAL_FOLDER } from './data-folder.ts';
import { DEMO_PASSWORD, peopleOfProviders, peopleWithPasswords, type DemoPerson } from './demo/people.ts';
import { startLocalWorld, type LocalWorld } from './local-world.ts';
import { StartProblem } from './start-problem.ts';

const DEFAULT_PORT = 4600;

// A closed output pipe is no reason to end.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

const starting = start();
let stopping: Promise<void> | null = null;
// Registered before anything starts: Ctrl-C during startup still stops what was started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, stop);
}
// The bootstrap is our parent. If it was killed, nobody else is left to stop us.
process.on('disconnect', stop);
const world = await starting;
if (stopping === null) console.log(welcome(world));

function stop(): void {
  stopping ??= starting.then((started) => started.stop()).then(() => process.exit(0), fail);
}

async function start(): Promise<LocalWorld> {
  try {
    const databaseUrl = process.env['DATABASE_URL'];
    return await startLocalWorld({
      port: portFrom(process.env['PORT']),
      dataFolder: dataFolderOf(process.env),
      ...(databaseUrl && { databaseUrl }),
    });
  } catch (problem) {
    return fail(problem);
  }
}

function portFrom(text: string | undefined): number {
  const port = text === undefined || text === '' ? DEFAULT_PORT : Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new StartProblem(`PORT is '${text}'; it has to be a number from 0 to 65535.`);
}

function welcome({ address, kept }: LocalWorld): string {
  const lines = (people: readonly DemoPerson[]) =>
    people.map(({ email, shows }) => `  ${email.padEnd(32)} ${shows}`);
  return [
    '',
    `Ridgeline is at ${address}`,
    '',
    `Sign in with the password ${DEMO_PASSWORD} as`,
    ...lines(peopleWithPasswords),
    '',
    'or without one by a provider as',
    ...lines(peopleOfProviders),
    '',
    ...(kept.files === USUAL_FOLDER ? [] : [`Data: ${kept.files}`]),
    ...(isInside(kept.files, kept.database) ? [] : [`Database: ${kept.database}`]),
    `Mail and texts: ${address}/local/outbox    Bank: ${address}/local/bank    Test clocks: ${address}/local/clock    Webhooks: ${address}/local/webhooks`,
    `API: ${address}/api/reference    Stop: Ctrl-C`,
    '',
  ].join('\n');
}

function isInside(folder: string, path: string): boolean {
  return path.startsWith(join(folder, '/'));
}

/** A stack is shown for our own bugs, not for a problem with the disk or the network. */
function fail(problem: unknown): never {
  const isOfTheSystem = problem instanceof Error && 'syscall' in problem;
  const sentence = isOfTheSystem ? `Ridgeline cannot start: ${problem.message}.` : problem;
  console.error(problem instanceof StartProblem ? problem.message : sentence);
  process.exit(1);
}
