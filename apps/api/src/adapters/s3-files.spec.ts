import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { BucketStandIn } from '../testing/bucket-stand-in.ts';
import { filesContract } from '../testing/files.contract.ts';
import { StorageFull } from '../ports/files.port.ts';
import { SupplierAway } from '../ports/supplier-away.ts';
import { KeptFiles } from '../testing/kept-files.ts';
import { S3Files } from './s3-files.ts';

const PROBLEMS = { full: StorageFull, away: SupplierAway };
let bucket: BucketStandIn;

beforeAll(async () => {
  bucket = await BucketStandIn.start();
});
afterAll(() => bucket.stop());

const files = (accessKeyId = 'files-key', of = bucket) =>
  new S3Files({
    endpoint: of.endpoint,
    bucket: 'ridgeline',
    region: 'us-east-1',
    accessKeyId,
    secretAccessKey: 'files-secret',
  });

filesContract('S3Files', async () => {
  const own = await BucketStandIn.start();
  onTestFinished(() => own.stop());
  return { files: files('files-key', own), breakConnection: () => own.stop() };
});

filesContract('KeptFiles', async () => {
  const kept = new KeptFiles();
  return {
    files: kept,
    async breakConnection() {
      kept.isAway = true;
    },
  };
});

describe('files in a bucket', () => {
  it('lie under the bucket’s name, with their type', async () => {
    await files().put('logos/1/a.png', Uint8Array.of(1));
    expect(bucket.objects.get('/ridgeline/logos/1/a.png')?.type).toBe('image/png');
  });

  it('refuse a caller without access, and do not report the file as absent', async () => {
    await expect(files('another-key').get('logos/1/a.png')).rejects.toThrow('answered GET with 403');
  });

  it.each([
    [507, 'XMinioStorageFull', 'full'],
    [403, 'QuotaExceeded', 'full'],
    [403, 'AccessDenied', 'away'],
    [500, 'InternalError', 'away'],
    [503, 'SlowDown', 'away'],
  ] as const)('that answers %s %s is %s', async (status, code, how) => {
    bucket.refuses = { status, code };
    try {
      await expect(files().put('logos/1/b.png', Uint8Array.of(1))).rejects.toBeInstanceOf(PROBLEMS[how]);
    } finally {
      bucket.refuses = null;
    }
  });
});
