import { deflateSync } from 'node:zlib';
import type { TeamPublic } from '@ridgeline/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { peopleOfATeam, type PeopleOfATeam } from '../../testing/people-of-a-team.ts';

const api = await apiForSpecs();
let people: PeopleOfATeam;

beforeAll(async () => {
  people = await peopleOfATeam(api);
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 31, g: 111, b: 74, alpha: 0.5 } } });

describe('the logo of a team', () => {
  it('TEAM-2 is re-encoded, at most 512 by 512, without metadata, and public', async () => {
    const exif = { IFD0: { Copyright: 'Ada Marsh, 39.7392 N' } };
    const jpeg = await picture(1600, 800).withExif(exif).jpeg().toBuffer();
    const { imgKey } = (await store(jpeg)).body;
    const shown = await show(String(imgKey));
    expect(shown.body).toMatchObject({ id: people.team, name: 'Marsh Roofing' });

    const image = await api.api.server.inject(String(shown.body.logo_url));
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/png']);
    expect(image.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const drawn = await sharp(image.rawPayload).metadata();
    expect(drawn).toMatchObject({ format: 'png', width: 512, height: 256 });
    expect([drawn.exif, drawn.icc, drawn.xmp]).toEqual([undefined, undefined, undefined]);
    expect(image.rawPayload.includes('39.7392')).toBe(false);

    const { body } = await api.call<TeamPublic>('GET', `/public/team/${people.team}`);
    expect(body.logo_url).toBe(shown.body.logo_url);
  });

  it('TEAM-2 stands the right way up, and is not made larger than it is', async () => {
    const sideways = await picture(300, 100).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await drawnSize(sideways)).toEqual([100, 300]);
  });

  it.each(['png', 'jpeg', 'webp'] as const)('TEAM-2 may be a %s', async (format) => {
    expect(await drawnSize(await picture(20, 10).toFormat(format).toBuffer())).toEqual([20, 10]);
  });

  it('TEAM-2 is the first picture of one that moves', async () => {
    const moving = await sharp(await picture(20, 30).raw().toBuffer(), {
      raw: { width: 20, height: 30, channels: 4, pageHeight: 10 },
    })
      .webp({ delay: [100, 100, 100] })
      .toBuffer();
    expect(await drawnSize(moving)).toEqual([20, 10]);
  });

  it('TEAM-2 comes under the same key when it is the same', async () => {
    const bytes = await picture(9, 9).png().toBuffer();
    expect((await store(bytes)).body).toEqual((await store(bytes)).body);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'image-type-unsupported',
    ],
    ['a GIF', () => picture(5, 5).gif().toBuffer(), 'image-type-unsupported'],
    ['a TIFF', () => picture(5, 5).tiff().toBuffer(), 'image-type-unsupported'],
    ['a page', () => Buffer.from('<!doctype html><title>x</title>'), 'image-type-unsupported'],
    [
      'the beginning of a PNG',
      async () => (await picture(300, 300).png().toBuffer()).subarray(0, 90),
      'image-unreadable',
    ],
    [
      'noise that begins as a JPEG',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400, 7)]),
      'image-unreadable',
    ],
    ['a bomb of a few hundred bytes', () => bomb(30_000, 30_000), 'image-too-large'],
    ['a bomb at its largest', () => bomb(2 ** 31 - 1, 2 ** 31 - 1), 'image-'],
  ])('TEAM-2 is not %s', async (_, bytes, code) => {
    const before = api.files.kept.size;
    const refused = await store(await bytes());
    expect([refused.status, refused.body['field']]).toEqual([400, 'body/image']);
    expect(refused.body['code']).toContain(code);
    expect(api.files.kept.size).toBe(before);
  });

  it('TEAM-2 is refused as too large a body before anything reads it', async () => {
    const body = { image: 'A'.repeat(7_200_000) };
    expect((await api.call('POST', '/team-logo/image', { as: people.owner, body })).status).toBe(413);
  });

  it.each(['../../../etc/passwd', '..%2f..%2fsecret', 'logos/x', 'never-stored', '0'.repeat(64)])(
    'TEAM-2 is not what %j names',
    async (imgKey) => {
      expect((await show(imgKey)).status).toBe(404);
      const path = `/public/team-logo/${people.team}/${encodeURIComponent(imgKey)}`;
      expect((await api.call('GET', path)).status).toBe(404);
    },
  );

  it('TEAM-1 is no other team’s picture, and stored and shown by owners alone', async () => {
    const bytes = await picture(7, 7).png().toBuffer();
    const { imgKey } = (await store(bytes)).body;
    expect((await show(String(imgKey), people.otherOwner)).status).toBe(404);
    expect((await store(bytes, people.admin)).status).toBe(403);
    expect((await show(String(imgKey), people.member)).status).toBe(403);
  });

  it('costs at most three round trips', async () => {
    const bytes = await picture(8, 8).png().toBuffer();
    const before = api.api.database.trips;
    const { imgKey } = (await store(bytes)).body;
    const between = api.api.database.trips;
    await show(String(imgKey));
    expect([between - before, api.api.database.trips - between]).toEqual([2, 2]);
  });
});

function store(
  bytes: Buffer,
  as: Person = people.owner,
): Promise<{ status: number; body: Record<string, unknown> }> {
  return api.call('POST', '/team-logo/image', { as, body: { image: bytes.toString('base64') } });
}

function show(imgKey: string, as: Person = people.owner): Promise<{ status: number; body: TeamPublic }> {
  return api.call<TeamPublic>('POST', '/team-logo', { as, body: { imgKey } });
}

async function drawnSize(bytes: Buffer): Promise<readonly number[]> {
  const { imgKey } = (await store(bytes)).body;
  const file = api.files.kept.get(`logos/${people.team}/${String(imgKey)}.png`);
  const { width, height } = await sharp(file).metadata();
  return [width, height];
}

/** A tiny PNG that claims a huge size. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
