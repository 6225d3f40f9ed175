import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeSupportDesk, aPersonStanding } from '@ridgeline/core/testing/support';
import type { DeskAccess } from '../command-line/streams.ts';
import { FakeUserPool } from '../testing/fake-user-pool.ts';
import { NOW, runCli, sessionsInMemory } from '../testing/run-cli.ts';
import { runProcess } from '../testing/run-process.ts';
import { sessionFile } from './session-file.ts';

const typed = 'desk@example.com';
const secret = 'correct';
const person = { id: 'us-east-1:00000000-0000-4000-8000-000000000001', email: 'dana@example.com' };

/** One user of a machine: their sessions, a pool, and what the desk was asked with. */
function aUser() {
  const asked: DeskAccess[] = [];
  const pool = new FakeUserPool({ email: typed, password: secret });
  pool.now = NOW;
  const desk = new FakeSupportDesk({ people: [aPersonStanding(person)] });
  const world = {
    sessions: sessionsInMemory(),
    pool,
    desk,
    seen: (access: DeskAccess) => void asked.push(access),
  };
  const ridgeline = (words: string, more: object = {}) => runCli(words, { ...world, ...more });
  return { asked, pool, sessions: world.sessions, ridgeline };
}

describe('sign-in', () => {
  it('ADR-48 is typed, asks the desk as that person, and is kept until sign-out', async () => {
    const { asked, sessions, ridgeline } = aUser();
    expect(await ridgeline('person show dana@example.com')).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('ridgeline sign-in'),
    });
    const signedIn = await ridgeline('sign-in', { typed, secret });
    expect(signedIn).toMatchObject({ exitCode: 0, out: expect.stringContaining(`Signed in as ${typed}`) });
    expect(signedIn.out + signedIn.err).not.toContain(secret);
    expect(await sessions.read()).not.toContain(secret);
    expect((await ridgeline('person show dana@example.com')).exitCode).toBe(0);
    expect(asked).toEqual([{ api: 'http://localhost:4600/api', token: 'access-1' }]);
    expect((await ridgeline('sign-out')).exitCode).toBe(0);
    expect(await sessions.read()).not.toContain('refresh-1');
    expect((await ridgeline('person show dana@example.com')).exitCode).toBe(2);
    expect((await ridgeline('sign-out')).exitCode).toBe(3);
  });

  it('ADR-48 is of one API, and a key goes before it', async () => {
    const { asked, ridgeline } = aUser();
    await ridgeline('sign-in', { typed, secret });
    const elsewhere = '--api https://ridgeline.example.com/api';
    expect((await ridgeline(`person show dana@example.com ${elsewhere}`)).exitCode).toBe(2);
    await ridgeline('person show dana@example.com', { environment: { RIDGELINE_KEY: 'rs_key' } });
    expect(asked).toEqual([{ api: 'http://localhost:4600/api', key: 'rs_key' }]);
  });

  it('ADR-48 without an address it is of the local world, on the PORT that it was started with', async () => {
    const { asked, ridgeline } = aUser();
    const environment = { RIDGELINE_KEY: 'rs_key', PORT: '4711' };
    await ridgeline('person show dana@example.com', { environment });
    await ridgeline('person show dana@example.com', {
      environment: { ...environment, RIDGELINE_API: 'https://ridgeline.example.com/api' },
    });
    expect(asked).toEqual([
      { api: 'http://localhost:4711/api', key: 'rs_key' },
      { api: 'https://ridgeline.example.com/api', key: 'rs_key' },
    ]);
  });

  it('ADR-48 is renewed before it ends, and over once the pool says so', async () => {
    const { asked, pool, sessions, ridgeline } = aUser();
    // A session of an hour ago: its token has ended.
    pool.now = NOW - 3_600_000;
    await ridgeline('sign-in', { typed, secret });
    pool.now = NOW;
    await ridgeline('person show dana@example.com');
    await ridgeline('person show dana@example.com');
    expect(asked.map((access) => 'token' in access && access.token)).toEqual(['access-2', 'access-2']);

    pool.now = NOW - 3_600_000;
    await ridgeline('sign-in', { typed, secret });
    pool.isAway = true;
    expect((await ridgeline('person show dana@example.com')).exitCode).toBe(4);
    pool.isAway = false;
    pool.endAll();
    expect(await ridgeline('person show dana@example.com')).toMatchObject({
      exitCode: 5,
      err: expect.stringContaining('Your session has ended'),
    });
    expect(await sessions.read()).not.toContain('refresh');
  });

  it('ADR-48 is refused by a wrong password, without a terminal, and where the pool is away', async () => {
    const { pool, sessions, ridgeline } = aUser();
    expect(await ridgeline('sign-in', { typed, secret: 'wrong' })).toMatchObject({
      exitCode: 5,
      out: '',
      err: expect.stringMatching(/Incorrect email or password\.\n$/),
    });
    expect((await ridgeline('sign-in')).exitCode).toBe(2);
    // Ctrl-D, or nothing but the enter key.
    for (const nothing of [
      { typed: '', secret },
      { typed, secret: '' },
    ])
      expect(await ridgeline('sign-in', nothing)).toMatchObject({
        exitCode: 5,
        err: expect.stringContaining('Not signed in: nothing was typed.'),
      });
    const unsafe = 'http://ridgeline.example.com/api';
    expect(await ridgeline(`sign-in --api ${unsafe}`, { typed, secret })).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining(`--api: ${unsafe} is no https address`),
    });
    expect(
      await ridgeline('sign-in', { typed, secret, environment: { RIDGELINE_API: unsafe } }),
    ).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining(`RIDGELINE_API: ${unsafe} is no https address`),
    });
    pool.isAway = true;
    expect(await ridgeline('sign-in', { typed, secret })).toMatchObject({
      exitCode: 4,
      err: expect.stringContaining('No usable answer from http://localhost:4600/api.'),
    });
    expect(await sessions.read()).toBe(null);
  });

  it('ADR-48 ends here, too, where the pool cannot be reached', async () => {
    const { pool, sessions, ridgeline } = aUser();
    await ridgeline('sign-in', { typed, secret });
    pool.isAway = true;
    expect(await ridgeline('sign-out')).toMatchObject({
      exitCode: 4,
      out: expect.stringContaining('was not ended there'),
    });
    expect(await sessions.read()).not.toContain('refresh');
  });

  it('ADR-48 begins again where the file of sessions is damaged', async () => {
    const { sessions, ridgeline } = aUser();
    await sessions.write('{ half a fi');
    expect((await ridgeline('person show dana@example.com')).exitCode).toBe(2);
    expect((await ridgeline('sign-in', { typed, secret })).exitCode).toBe(0);
  });
});

describe('the file of sessions', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ridgeline-session-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  // Windows has no such modes: a user's own folder is theirs.
  it.skipIf(process.platform === 'win32')(
    'ADR-48 is for its user alone, whatever it was before',
    async () => {
      const store = sessionFile({ XDG_CONFIG_HOME: folder });
      expect(await store.read()).toBe(null);
      await store.write('{}');
      const file = join(folder, 'ridgeline/sessions.json');
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect((await stat(join(folder, 'ridgeline'))).mode & 0o777).toBe(0o700);
      await rm(file);
      await writeFile(file, 'readable by all', { mode: 0o644 });
      await store.write('{ "a": 1 }');
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(await store.read()).toBe('{ "a": 1 }');
    },
  );

  it('ADR-48 is not asked for in a process without a terminal, which ends and does not wait', async () => {
    const ran = await runProcess(['sign-in', '--lang', 'en'], {
      standardInput: 'desk@example.com\ncorrect\n',
      environment: { XDG_CONFIG_HOME: folder },
    });
    expect([ran.exitCode, ran.out]).toEqual([2, '']);
    expect(ran.err).toContain('are typed in a terminal');
  });
});
