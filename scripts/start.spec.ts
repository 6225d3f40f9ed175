/** `npm start` as a person meets it: what it says, what survives, and that nothing is left over. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from './testing/temporary-folder.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STARTED = /Ridgeline is at (http:\/\/localhost:\d+)/;

let data: string;
const running: Started[] = [];

beforeEach(async () => {
  data = await temporaryFolder('start');
});

afterEach(async () => {
  for (const one of running.splice(0)) await one.end('SIGKILL');
  // Whatever a killed start left running is taken over and stopped in order.
  const last = start({ PORT: '0' });
  await last.says(STARTED);
  await last.end('SIGINT');
  running.length = 0;
  await rm(data, { recursive: true, force: true });
});

describe('npm start', () => {
  it('killed hard and started again, it has lost nothing that it acknowledged', async () => {
    const first = start({ PORT: '0' });
    const before = await first.address();
    expect(await signUp(before)).toBe('UserSub');
    await first.end('SIGKILL');

    const second = start({ PORT: '0' });
    expect(await signUp(await second.address())).toBe('UsernameExistsException');
  });

  it('stopped by Ctrl-C, it leaves no process over', async () => {
    const world = start({ PORT: '0' });
    await world.address();
    const postgres = await postmaster();
    expect(isAlive(postgres)).toBe(true);
    expect(await world.end('SIGINT')).toBe(0);
    expect(isAlive(postgres)).toBe(false);
  });

  it('says that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const world = start({ PORT: String(port) });
    expect(await world.says(/taken/)).toContain(`Port ${port} is taken.`);
    expect(await world.ended).not.toBe(0);
    await new Promise((resolve) => other.close(resolve));
  });

  it('says who uses its database folder', async () => {
    const first = start({ PORT: '0' });
    await first.address();
    const second = start({ PORT: '0' });
    expect(await second.says(/in use/)).toMatch(
      /in use by process \d+\. Stop that one, or set RIDGELINE_DATA/,
    );
    expect(await second.ended).not.toBe(0);
  });

  it('says that a port is no port', async () => {
    const world = start({ PORT: 'eighty' });
    expect(await world.says(/PORT/)).toContain(`PORT is 'eighty'`);
    expect(await world.ended).not.toBe(0);
  });
});

class Started {
  readonly ended: Promise<number | null>;
  readonly #child: ChildProcess;
  #output = '';

  constructor(environment: Record<string, string>) {
    const { DATABASE_URL: _, ...env } = process.env;
    this.#child = spawn(
      process.execPath,
      ['--conditions=@ridgeline/source', '--import', 'tsx', 'apps/local/src/main.ts'],
      { cwd: ROOT, env: { ...env, RIDGELINE_DATA: data, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    }
    this.ended = new Promise((resolve) => this.#child.on('exit', resolve));
  }

  /** Everything said so far, once it says this. */
  async says(wanted: RegExp): Promise<string> {
    let over = false;
    void this.ended.then(() => (over = true));
    while (!wanted.test(this.#output)) {
      if (over) throw new Error(`It ended and never said ${wanted}:\n${this.#output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return this.#output;
  }

  async address(): Promise<string> {
    return STARTED.exec(await this.says(STARTED))?.[1] ?? '';
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal);
    return this.ended;
  }
}

function start(environment: Record<string, string>): Started {
  const started = new Started(environment);
  running.push(started);
  return started;
}

async function signUp(address: string): Promise<string> {
  const response = await fetch(`${address}/local/identity/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
    },
    body: JSON.stringify({
      ClientId: 'ridgeline-web-local',
      Username: 'kept@example.com',
      Password: 'Correct-1-horse',
      UserAttributes: [{ Name: 'email', Value: 'kept@example.com' }],
    }),
  });
  const answer = (await response.json()) as Record<string, string>;
  return answer['__type'] ?? Object.keys(answer).find((key) => key === 'UserSub') ?? '';
}

async function postmaster(): Promise<number> {
  const file = await readFile(join(data, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => null);
  if (file === null) throw new Error('the database does not stand where it was looked for');
  return Number(file.split('\n')[0]);
}

/** What has ended and was only not yet collected by its parent is not alive. */
function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
  } catch {
    return false;
  }
  const ps = spawnSync('ps', ['-o', 'stat=', '-p', String(processId)], { encoding: 'utf8' });
  return !(ps.stdout ?? '').trim().startsWith('Z');
}
