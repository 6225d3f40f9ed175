import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Passes bytes on, and knows their hash and number afterwards. */
export class Hashing extends Transform {
  readonly #hash = createHash('sha256');
  bytes = 0;

  override _transform(chunk: Buffer, _: BufferEncoding, next: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    this.bytes += chunk.length;
    next(null, chunk);
  }

  digest(): string {
    return this.#hash.digest('hex');
  }
}
