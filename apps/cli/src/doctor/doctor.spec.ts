import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, emptyDatabase } from '@ridgeline/api/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { NOW, runCli } from '../testing/run-cli.ts';
import { databaseFindings, diskFinding, nodeFinding } from './findings.ts';

const HEALTHY = { schema: 'current', now: NOW, lateJobs: 0, failedJobs: 0 } as const;

describe('what the doctor finds', () => {
  it.each([
    ['18.20.0', 'node-old'],
    ['20.18.9', 'node-old'],
    ['20.19.0', 'node-ok'],
    ['24.1.0', 'node-ok'],
  ])('of Node %s', (version, code) => {
    expect(nodeFinding(version).code).toBe(code);
  });

  it.each([
    [199e6, 'disk-full'],
    [200e6, 'disk-low'],
    [1_999e6, 'disk-low'],
    [2_000e6, 'disk-ok'],
  ])('of a disk with %d bytes', (bytes, code) => {
    expect(diskFinding(bytes).code).toBe(code);
  });

  it.each([
    [{}, ['database-ok', 'schema-current', 'clock-ok', 'jobs-ok']],
    [{ schema: 'behind' }, ['database-ok', 'schema-behind', 'clock-ok', 'jobs-ok']],
    [{ schema: 'refused' }, ['database-ok', 'schema-refused', 'clock-ok', 'jobs-ok']],
    [{ now: NOW - 5_001 }, ['database-ok', 'schema-current', 'clock-off', 'jobs-ok']],
    [{ now: NOW + 5_000 }, ['database-ok', 'schema-current', 'clock-ok', 'jobs-ok']],
    [
      { lateJobs: 2, failedJobs: 1 },
      ['database-ok', 'schema-current', 'clock-ok', 'jobs-late', 'jobs-failed'],
    ],
  ] as const)('of a database %j', (change, codes) => {
    expect(databaseFindings({ ...HEALTHY, ...change }, NOW).map(({ code }) => code)).toEqual(codes);
  });
});

describe('ridgeline doctor', { timeout: 60_000 }, () => {
  let folder: string;
  let server: Server;
  let port: number;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ridgeline-doctor-'));
    server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true, force: true });
  });

  const found = async (environment: Readonly<Record<string, string>>) => {
    const { out, err, exitCode } = await runCli('doctor --json', { environment });
    expect(err).toBe('');
    const findings: { code: string; is: string; says: string }[] = JSON.parse(out);
    return { exitCode, codes: findings.map(({ code }) => code), findings };
  };

  it('looks at the database, mail and files of the environment', async () => {
    const environment = {
      DATABASE_URL: await freshDatabase(),
      FILES_FOLDER: join(folder, 'files'),
      SMTP_URL: `smtp://127.0.0.1:${port}`,
    };
    const { exitCode, codes } = await found(environment);
    expect(codes).toEqual(
      expect.arrayContaining(['node-ok', 'database-ok', 'schema-current', 'jobs-ok', 'mail-ok', 'files-ok']),
    );
    expect(exitCode).toBe(EXIT_CODES.ok);
  });

  it('fails with what to do where something is away, and tells no password', async () => {
    const environment = {
      DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/nowhere',
      FILES_ENDPOINT: 'http://127.0.0.1:1',
      SMTP_URL: 'smtp://user:secret@127.0.0.1:1',
    };
    const { exitCode, codes } = await found(environment);
    expect(codes).toEqual(expect.arrayContaining(['database-away', 'files-away', 'mail-away']));
    expect(exitCode).toBe(EXIT_CODES.no);
    const { out } = await runCli('doctor --lang es', { environment });
    expect(out).toContain('fail  La base de datos no responde (ECONNREFUSED)');
    expect(out).not.toContain('secret');
  });

  it('says that a database has no schema yet', async () => {
    const { codes } = await found({
      DATABASE_URL: await emptyDatabase(),
      FILES_FOLDER: join(folder, 'files'),
    });
    expect(codes).toEqual(expect.arrayContaining(['schema-behind', 'mail-unset']));
  });

  it('looks at the local world without starting it', async () => {
    const environment = { RIDGELINE_DATA: join(folder, 'none'), PORT: String(port) };
    expect((await found(environment)).codes).toEqual(
      expect.arrayContaining(['folder-missing', 'port-taken', 'database-stopped', 'mail-outbox']),
    );
  });
});
