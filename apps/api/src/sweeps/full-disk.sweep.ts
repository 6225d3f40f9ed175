/**
 * The disk of the database and the storage of files are full and have room again, under keyed writes (`SWEEP_ROUNDS`, 50).
 * The database lies in a tablespace on a small disk that is really full (53100); the storage says so as MinIO does. Calls
 * are answered 507, no copy ends, nothing acknowledged is lost, and all works again once there is room. Needs root.
 */
import { mkdir, chown, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { BucketStandIn } from '../testing/bucket-stand-in.ts';
import { SmallDisk } from '../testing/small-disk.ts';
import { OutageWorld } from './outage-world.ts';

const ROUNDS = Number(process.env['SWEEP_ROUNDS'] ?? 50);
const MEGABYTES = 96;
const REFUSED_A_ROUND = 5;
const TABLESPACE = 'ridgeline_small_disk';
const FULL = { status: 507, code: 'XMinioStorageFull' };

const disk = await SmallDisk.mount(MEGABYTES);
if (disk === null) process.stdout.write('the sweep of a full disk does not run: only root may mount one\n');
let bucket: BucketStandIn;
let world: OutageWorld;

describe.runIf(disk !== null)('a full disk', () => {
  beforeAll(async () => {
    bucket = await BucketStandIn.start();
    world = await OutageWorld.start({
      environment: { FILES_ENDPOINT: bucket.endpoint },
      tablespace: await tablespaceOn(disk as SmallDisk),
    });
  });
  afterAll(async () => {
    await world.stop();
    await bucket.stop();
    await world.dropDatabase();
    await onServer(`drop tablespace ${TABLESPACE}`);
    await disk?.unmount();
  });

  it(`is told of, and works again once there is room, ${ROUNDS} times`, async () => {
    const logos: string[] = [];
    const { done, open } = await world.whileAllWrite(async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await disk?.fill();
        bucket.refuses = FULL;
        const enough = world.ledger.full + REFUSED_A_ROUND;
        expect(await storeLogo(round)).toMatchObject({ status: 507, body: { code: 'storage-full' } });
        while (world.ledger.full < enough) {
          world.expectNoneEnded();
          await pause(5);
        }
        await disk?.makeRoom();
        bucket.refuses = null;
        await world.acknowledged(10);
        const { status, body } = await storeLogo(round);
        expect(status).toBe(201);
        logos.push(String(body['imgKey']));
      }
    });
    expect(world.ledger.refusals).toEqual([]);
    await world.expectNothingLost();
    await world.expectWholeAgain();
    expect(await world.readiness()).toEqual([200, 200]);
    const kept = [...bucket.objects.keys()].join('\n');
    for (const logo of logos) expect(kept).toContain(logo);
    process.stdout.write(
      `a full disk, ${ROUNDS} times: ${done} calls acknowledged and there, ${open} refused for want of room, ` +
        `${logos.length} logos kept, no copy ended\n`,
    );
  });
});

async function storeLogo(round: number): Promise<{ status: number; body: Record<string, unknown> }> {
  const [writer] = world.writers;
  if (!writer) throw new Error('nobody writes');
  const size = { width: round + 1, height: 8, channels: 3 as const, background: '#1f6f4a' };
  const image = (await sharp({ create: size }).png().toBuffer()).toString('base64');
  const answer = await world.writing.ask(writer, world.addressOf(round), '/team-logo/image', { image });
  return { status: answer?.status ?? 0, body: (await answer?.json()) as Record<string, unknown> };
}

/** Postgres may run as another user than we do. */
async function tablespaceOn({ folder }: SmallDisk): Promise<string> {
  const [{ path } = { path: '' }] = await onServer<{ path: string }>(
    `select current_setting('data_directory') as path`,
  );
  const { uid, gid } = await stat(path);
  const place = join(folder, 'tablespace');
  await mkdir(place);
  await chown(place, uid, gid);
  await onServer(`create tablespace ${TABLESPACE} location '${place}'`);
  return TABLESPACE;
}

async function onServer<Row extends object>(statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: inject('postgres').url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
