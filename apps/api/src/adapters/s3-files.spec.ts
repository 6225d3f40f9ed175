import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BucketStandIn } from '../testing/bucket-stand-in.ts';
import { filesContract } from '../testing/files.contract.ts';
import { KeptFiles } from '../testing/kept-files.ts';
import { S3Files } from './s3-files.ts';

let bucket: BucketStandIn;

beforeAll(async () => {
  bucket = await BucketStandIn.start();
});
afterAll(() => bucket.stop());

const files = (accessKeyId = 'files-key') =>
  new S3Files({
    endpoint: bucket.endpoint,
    bucket: 'ridgeline',
    region: 'us-east-1',
    accessKeyId,
    secretAccessKey: 'files-secret',
  });

filesContract('S3Files', async () => files());
filesContract('KeptFiles', async () => new KeptFiles());

describe('files in a bucket', () => {
  it('lie under the bucket’s name, with their type', async () => {
    await files().put('logos/1/a.png', Uint8Array.of(1));
    expect(bucket.objects.get('/ridgeline/logos/1/a.png')?.type).toBe('image/png');
  });

  it('are not there for whoever may not ask, and that is not taken for absent', async () => {
    await expect(files('another-key').get('logos/1/a.png')).rejects.toThrow('answered GET with 403');
  });

  it.each([
    [507, 'XMinioStorageFull', 'full'],
    [403, 'QuotaExceeded', 'full'],
    [403, 'AccessDenied', 'unavailable'],
    [500, 'InternalError', 'unavailable'],
    [503, 'SlowDown', 'unavailable'],
  ])('that answers %s %s is %s', async (status, code, why) => {
    bucket.refuses = { status, code };
    try {
      await expect(files().put('logos/1/b.png', Uint8Array.of(1))).rejects.toMatchObject({ why });
    } finally {
      bucket.refuses = null;
    }
  });

  it('that is not there is unavailable', async () => {
    const gone = await BucketStandIn.start();
    const { endpoint } = gone;
    await gone.stop();
    const settings = { bucket: 'ridgeline', region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b' };
    const unreachable = new S3Files({ endpoint, ...settings });
    await expect(unreachable.get('logos/1/a.png')).rejects.toMatchObject({ why: 'unavailable' });
  });
});
