/** `npm start` as a user sees it: its output, its data after a restart, and that no process is left. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DEMO_PASSWORD } from '@ridgeline/local/demo';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inATerminal } from '../testing/in-a-terminal.ts';
import { descendantsOf, haveEnded, isAlive, Started } from '../testing/started.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A folder may have any name; no part of it may run as a command. */
const UGLY = `d'été "$(touch PWNED)" \`touch PWNED\` & b`;
const MAIN = [process.execPath, 'apps/local/dist/main.js'];
const LONG = 180_000;
const run = promisify(execFile);

let folder: string;
let data: string;
const running: Started[] = [];

// One folder for all of them: a database is made once, which takes most of a first start.
beforeAll(async () => {
  folder = await temporaryFolder('start');
  data = join(folder, UGLY);
});

afterEach(async () => {
  const all = running.splice(0).flatMap(({ processId }) => [processId, ...descendantsOf(processId)]);
  for (const id of all) if (isAlive(id)) process.kill(id, 'SIGKILL');
  await haveEnded(all);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('npm start', { timeout: LONG }, () => {
  it('says who uses its folder; killed hard, its database killed too, it has lost nothing that it acknowledged', async () => {
    const first = start();
    const before = await first.address();
    expect(await signUp(before)).toBe('UserSub');
    const other = start();
    expect(await other.says(/in use/)).toMatch(
      /in use by process \d+\. Stop that one, or set RIDGELINE_DATA/,
    );
    expect(await other.ended).toBe(1);
    await first.end('SIGKILL');

    const second = start();
    const address = await second.address();
    expect(await signUp(address)).toBe('UsernameExistsException');

    const postgres = await postmaster();
    process.kill(postgres, 'SIGKILL');
    await second.says(/^The database had ended\. It was started again\.$/m);
    expect(await postmaster()).not.toBe(postgres);
    expect(await signUp(address)).toBe('UsernameExistsException');
    expect([ROOT, folder, data].filter((each) => existsSync(join(each, 'PWNED')))).toEqual([]);
  });

  it('stopped by Ctrl-C, it says nothing more and leaves no process over', async () => {
    const world = start({}, ['npm', 'start']);
    const said = await world.says(/Stop: Ctrl-C\n\n$/);
    const below = descendantsOf(world.processId);
    expect(below).toContain(await postmaster());
    await world.pressCtrlC();
    await haveEnded(below);
    expect(world.output).toBe(said);
  });

  it('stops with all that it started when npm alone, or its bootstrap, is told to or killed', async () => {
    const ends = [
      [['npm', 'start'], 'SIGTERM'],
      [['npm', 'start'], 'SIGHUP'],
      [[process.execPath, 'scripts/run.mjs', 'start'], 'SIGKILL'],
    ] as const;
    for (const [command, signal] of ends) {
      const world = start({}, command);
      await world.address();
      const below = descendantsOf(world.processId);
      expect(below).toContain(await postmaster());
      await world.end(signal);
      await haveEnded(below);
    }
  });

  it('ADR-48 gives a developer a key of its support desk in one line', async () => {
    const address = await start().address();
    const { DATABASE_URL: _, ...own } = process.env;
    const env = { ...own, RIDGELINE_DATA: data };
    const made = await run('npm', ['run', '--silent', 'support-key'], { cwd: ROOT, env });
    const key = made.stdout.trim();
    expect(key).toMatch(/^rs_\S+$/);
    const words = ['apps/cli/bin/ridgeline.cjs', 'person', 'show', 'marcus.okafor@example.com', '--json'];
    const asked = await run(process.execPath, words, {
      cwd: ROOT,
      env: { ...env, RIDGELINE_API: `${address}/api`, RIDGELINE_KEY: key },
    });
    expect(JSON.parse(asked.stdout)).toMatchObject({ person: { email: 'marcus.okafor@example.com' } });
  });

  // macOS has another `script`, and Windows none.
  it.skipIf(process.platform !== 'linux')(
    'ADR-48 signs its command line in at a prompt that does not show the password, and out again',
    async () => {
      const address = await start().address();
      const { DATABASE_URL: _, RIDGELINE_KEY: __, ...own } = process.env;
      const env = { ...own, RIDGELINE_DATA: data, XDG_CONFIG_HOME: join(folder, 'settings'), LC_ALL: 'C' };
      await run('npm', ['run', '--silent', 'support-key'], { cwd: ROOT, env });
      const api = { ...env, RIDGELINE_API: `${address}/api` };
      const ridgeline = [process.execPath, 'apps/cli/bin/ridgeline.cjs'];
      const signIn = (password: string) =>
        inATerminal(
          [...ridgeline, 'sign-in'],
          [
            [/Email: /, 'dana.whitfield@example.com'],
            [/Password \(not shown\): /, password],
          ],
          { cwd: ROOT, env: api },
        );
      const wrong = await signIn('wrong');
      expect([wrong.exitCode, wrong.shown]).toEqual([
        5,
        expect.stringContaining('Incorrect email or password'),
      ]);
      const right = await signIn(DEMO_PASSWORD);
      expect([right.exitCode, right.shown]).toEqual([0, expect.stringContaining('Signed in as dana')]);
      for (const { shown } of [wrong, right]) expect(shown).not.toMatch(/wrong|Ridgeline-2026/);

      const [node, program] = ridgeline;
      const call = (...words: readonly string[]) =>
        run(node ?? '', [program ?? '', ...words], { cwd: ROOT, env: api });
      const asked = await call('person', 'show', 'marcus.okafor@example.com', '--json');
      expect(JSON.parse(asked.stdout)).toMatchObject({ person: { email: 'marcus.okafor@example.com' } });
      const granted = (typed: string) =>
        inATerminal(
          [...ridgeline, 'allowance', 'grant', 'marcus.okafor@example.com', '--reason', 'Request 4711'],
          [[/to go on: /, typed]],
          { cwd: ROOT, env: api },
        );
      const typed = await granted('marcus.okafor@example.com');
      expect([typed.exitCode, typed.shown]).toEqual([0, expect.stringContaining('Added 1 × Quick View')]);
      const [ctrlC, ctrlD] = ['\u0003', '\u0004'];
      for (const [instead, exitCode] of [
        ['yes', 5],
        [ctrlD, 5],
        [ctrlC, 130],
      ] as const) {
        const not = await granted(instead);
        expect([not.exitCode, not.shown]).toEqual([exitCode, expect.not.stringContaining('Added')]);
        // The answer is not on the line of the question.
        expect(not.shown).toMatch(/to go on: [^\n]*\n/);
      }
      const kept = await readFile(join(folder, 'settings/ridgeline/sessions.json'), 'utf8');
      expect(kept).not.toContain(DEMO_PASSWORD);
      const { refreshToken } =
        (JSON.parse(kept) as Record<string, { refreshToken: string }>)[`${address}/api`] ?? {};
      expect((await call('sign-out')).stdout).toContain('Signed out dana');
      expect(await renewal(address, refreshToken ?? '')).toBe('NotAuthorizedException');
      await expect(call('person', 'show', 'marcus.okafor@example.com')).rejects.toMatchObject({ code: 2 });
    },
  );

  it('says that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const world = start({ PORT: String(port) });
    expect(await world.ended).toBe(1);
    expect(world.output).toBe(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=4601 npm start\n`,
    );
    await new Promise((resolve) => other.close(resolve));
  });

  it('says in one sentence that a port is no port', async () => {
    const world = start({ PORT: 'eighty' });
    expect(await world.ended).toBe(1);
    expect(world.output).toBe(`PORT is 'eighty'; it has to be a number from 0 to 65535.\n`);
  });

  it('says in one sentence that its data folder cannot be written', async () => {
    const file = join(folder, 'a file where a folder is wanted');
    await writeFile(file, '');
    const world = start({ RIDGELINE_DATA: join(file, 'below') });
    expect(await world.ended).toBe(1);
    expect(world.output).toBe(
      `The data folder ${join(file, 'below')} cannot be written: a part of its path is a file. Set RIDGELINE_DATA to a folder that can.\n`,
    );
  });

  it('says in one sentence that DATABASE_URL leads nowhere, without its password', async () => {
    const world = start({ DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/nowhere' });
    expect(await world.ended).toBe(1);
    expect(world.output).toBe(
      'DATABASE_URL leads to no database at 127.0.0.1:1/nowhere: nothing listens there.\n',
    );
  });

  it('says in one sentence that it is not for production', async () => {
    const bootstrap = start({ NODE_ENV: 'production' }, [process.execPath, 'scripts/run.mjs', 'start']);
    expect(await bootstrap.ended).toBe(1);
    expect(bootstrap.output).toMatch(/^npm start is for one machine .*unset NODE_ENV=production.*\n$/);
  });
});

function start(environment: Record<string, string> = {}, command: readonly string[] = MAIN): Started {
  const { DATABASE_URL: _, NODE_ENV: __, ...env } = process.env;
  const started = new Started(command, {
    cwd: ROOT,
    env: { ...env, PORT: '0', RIDGELINE_DATA: data, ...environment },
  });
  running.push(started);
  return started;
}

async function signUp(address: string): Promise<string> {
  const answer = await askPool(address, 'SignUp', {
    Username: 'kept@example.com',
    Password: 'Correct-1-horse',
    UserAttributes: [{ Name: 'email', Value: 'kept@example.com' }],
  });
  return answer['__type'] ?? Object.keys(answer).find((key) => key === 'UserSub') ?? '';
}

/** How the pool refuses to renew a session; empty if it does renew it. */
async function renewal(address: string, refreshToken: string): Promise<string> {
  const answer = await askPool(address, 'InitiateAuth', {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: refreshToken },
  });
  return answer['__type'] ?? '';
}

async function askPool(address: string, operation: string, body: object): Promise<Record<string, string>> {
  const response = await fetch(`${address}/local/identity/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: 'ridgeline-web-local', ...body }),
  });
  return (await response.json()) as Record<string, string>;
}

async function postmaster(): Promise<number> {
  const file = await readFile(join(data, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => null);
  if (file === null) throw new Error('the database does not stand where it was looked for');
  return Number(file.split('\n')[0]);
}
