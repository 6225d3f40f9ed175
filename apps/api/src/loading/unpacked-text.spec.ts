import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unpackedText } from './unpacked-text.ts';

const MOST = 1_000;
const TEXT = 'Cañon City, 墨西哥 🏠\n'.repeat(20);
const BYTES = new TextEncoder().encode(TEXT);

describe('the text of a file', () => {
  it('is the same packed or not, however its bytes are cut into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.integer({ min: 2, max: 100 }), async (isPacked, length) => {
        const file = isPacked ? gzipSync(BYTES) : BYTES;
        const chunks = Array.from({ length: Math.ceil(file.length / length) }, (_, index) =>
          file.subarray(index * length, (index + 1) * length),
        );
        const sha256 = createHash('sha256').update(file).digest('hex');
        expect(await unpackedText(chunks, MOST)).toEqual({
          ok: true,
          value: { text: TEXT, size: BYTES.length, sha256 },
        });
      }),
    );
  });

  it('is empty where the file is', async () => {
    expect(await unpackedText([], MOST)).toMatchObject({ ok: true, value: { text: '', size: 0 } });
  });

  it.each([
    ['damaged', 'packed and cut off', gzipSync(BYTES).subarray(0, -9)],
    ['damaged', 'packed with a changed byte', gzipSync(BYTES).fill(7, 20, 30)],
    ['not-utf-8', 'cut inside a letter', BYTES.subarray(0, 3)],
    ['not-utf-8', 'in Latin-1', Buffer.from('Cañon City', 'latin1')],
    ['too-large', 'a byte over the limit', Buffer.alloc(MOST + 1, ' ')],
    ['too-large', 'small, and unpacks to more than the limit', gzipSync(Buffer.alloc(100 * MOST, ' '))],
  ])('is %s where the file is %s', async (failure, _, bytes) => {
    expect(await unpackedText([bytes], MOST)).toEqual({ ok: false, failure });
  });

  it('is not read further than the limit', async () => {
    let read = 0;
    function* endless() {
      for (;;) {
        read += 1;
        yield Buffer.alloc(100, ' ');
      }
    }
    expect(await unpackedText(endless(), MOST)).toEqual({ ok: false, failure: 'too-large' });
    // A stream reads some chunks ahead.
    expect(read).toBeLessThan(100);
  });

  it('leaves a problem of the disk to who called', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield BYTES;
      throw Object.assign(new Error('EIO'), { code: 'EIO', syscall: 'read' });
    }
    await expect(unpackedText(broken(), MOST)).rejects.toMatchObject({ code: 'EIO' });
  });
});
