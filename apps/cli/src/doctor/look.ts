import { access, constants, stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { localPort } from '../command-line/local-port.ts';
import type { Streams } from '../command-line/streams.ts';
import { databaseFindings, diskFinding, nodeFinding, type Finding } from './findings.ts';
import { reach, reasonOf } from './reach.ts';

const SMTP_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

type World = Pick<Streams, 'environment' | 'clock'>;

/** Everything that is looked at, one after another; nothing is changed. */
export async function look(world: World): Promise<readonly Finding[]> {
  const node = nodeFinding(process.versions.node);
  return world.environment['DATABASE_URL']
    ? [node, await disk(process.cwd()), ...(await ownDatabase(world)), await mail(world), await files(world)]
    : [node, ...(await localWorld(world))];
}

async function localWorld(world: World): Promise<readonly Finding[]> {
  const { environment } = world;
  const { runningWorldData } = await import('@ridgeline/local/data');
  const { folder, databaseUrl } = await runningWorldData(environment);
  return [
    await folderFinding(folder),
    await disk(folder),
    await portFinding(localPort(environment), databaseUrl !== null),
    ...(databaseUrl === null
      ? [{ code: 'database-stopped' as const, values: { folder } }]
      : await database(databaseUrl, world)),
    { code: 'mail-outbox', values: {} },
  ];
}

async function folderFinding(folder: string): Promise<Finding> {
  const values = { folder };
  if (!(await stat(folder).catch(() => null))) return { code: 'folder-missing', values };
  const isOpen = await access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  return { code: isOpen ? 'folder-ok' : 'folder-closed', values };
}

/** Of the disk that has the folder, or will have it. */
async function disk(folder: string): Promise<Finding> {
  const found = await statfs(folder).catch(() => null);
  if (found) return diskFinding(found.bavail * found.bsize);
  const above = dirname(resolve(folder));
  return above === folder ? diskFinding(0) : disk(above);
}

async function portFinding(port: number, isRunning: boolean): Promise<Finding> {
  const isTaken = await reach('localhost', port).then(
    () => true,
    () => false,
  );
  return {
    code: isTaken ? (isRunning ? 'port-ours' : 'port-taken') : 'port-free',
    values: { port: String(port) },
  };
}

async function ownDatabase(world: World): Promise<readonly Finding[]> {
  return database(world.environment['DATABASE_URL'] ?? '', world);
}

async function database(url: string, { clock }: World): Promise<readonly Finding[]> {
  const { databaseHealth } = await import('@ridgeline/api/backup');
  const before = clock.now();
  try {
    const health = await databaseHealth(url);
    return databaseFindings(health, (before + clock.now()) / 2);
  } catch (problem) {
    return [{ code: 'database-away', values: { reason: reasonOf(problem) } }];
  }
}

async function mail({ environment }: World): Promise<Finding> {
  const url = environment['SMTP_URL'] ?? '';
  if (!URL.canParse(url)) return { code: 'mail-unset', values: {} };
  const { hostname, port, protocol } = new URL(url);
  const values = { host: hostname };
  return reach(hostname, Number(port) || (SMTP_PORTS[protocol] ?? 25)).then(
    (): Finding => ({ code: 'mail-ok', values }),
    (problem: unknown): Finding => ({ code: 'mail-away', values: { ...values, reason: reasonOf(problem) } }),
  );
}

async function files({ environment }: World): Promise<Finding> {
  const { fileConfiguration, filesIn } = await import('@ridgeline/api/backup');
  try {
    const storage = await filesIn(fileConfiguration(environment));
    // Whether it is there does not matter, but that there is an answer.
    await storage.has('logos/doctor/doctor.png');
    return { code: 'files-ok', values: {} };
  } catch (problem) {
    return { code: 'files-away', values: { reason: reasonOf(problem) } };
  }
}
