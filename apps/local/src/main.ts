import { DEMO_PASSWORD, peopleOfProviders, peopleWithPasswords, type DemoPerson } from './demo/people.ts';
import { startLocalWorld, type LocalWorld } from './local-world.ts';
import { StartProblem } from './start-problem.ts';

const DEFAULT_PORT = 4600;

const starting = start();
let stopping: Promise<void> | null = null;
// Registered before anything is up: Ctrl-C in the middle of starting still stops what was started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopping ??= starting.then((world) => world.stop()).then(() => process.exit(0), fail);
  });
}
const world = await starting;
if (stopping === null) console.log(welcome(world.address));

async function start(): Promise<LocalWorld> {
  try {
    const databaseUrl = process.env['DATABASE_URL'];
    return await startLocalWorld({
      port: portFrom(process.env['PORT']),
      dataFolder: process.env['RIDGELINE_DATA'] ?? '.data',
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

function welcome(address: string): string {
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
    `Mail and texts: ${address}/local/outbox    Bank: ${address}/local/bank`,
    `API: ${address}/api/reference    Stop: Ctrl-C`,
    '',
  ].join('\n');
}

function fail(problem: unknown): never {
  console.error(problem instanceof StartProblem ? problem.message : problem);
  process.exit(1);
}
