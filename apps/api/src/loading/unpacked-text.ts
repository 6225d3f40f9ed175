import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { fail, ok, type Result } from '@ridgeline/core/shared';

export type UnpackedText = {
  readonly text: string;
  /** Bytes, unpacked. */
  readonly size: number;
  /** Of the file as it is. */
  readonly sha256: string;
};
export type UnpackFailure = 'too-large' | 'damaged' | 'not-utf-8';

class TooLarge extends Error {}

/**
 * The text of a file in UTF-8, gzipped or not. Reading ends at the first byte beyond the limit, so a file of any size, or one
 * that unpacks to any size, takes no more memory than the limit.
 */
export async function unpackedText(
  file: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  most: number,
): Promise<Result<UnpackedText, UnpackFailure>> {
  const hash = createHash('sha256');
  const chunks = hashed(file, hash);
  const first = await chunks.next();
  const whole = Readable.from(startingWith(first, chunks));
  const isPacked = first.done !== true && first.value[0] === 0x1f && first.value[1] === 0x8b;
  const bytes = isPacked ? pipeline(whole, createGunzip(), () => {}) : whole;
  try {
    return ok({ ...(await textOf(bytes, most)), sha256: hash.digest('hex') });
  } catch (problem) {
    return fail(failureOf(problem));
  }
}

async function* hashed(
  file: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of file) {
    hash.update(chunk);
    yield chunk;
  }
}

async function* startingWith(
  first: IteratorResult<Uint8Array, void>,
  rest: AsyncGenerator<Uint8Array, void>,
): AsyncGenerator<Uint8Array, void> {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}

async function textOf(
  bytes: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Pick<UnpackedText, 'text' | 'size'>> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, size] = ['', 0];
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > most) throw new TooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return { text: text + decoder.decode(), size };
}

/** A disk error does not mean that the file is wrong. */
function failureOf(problem: unknown): UnpackFailure {
  if (problem instanceof TooLarge) return 'too-large';
  const { code = '' } = problem as NodeJS.ErrnoException;
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'not-utf-8';
  if (code.startsWith('Z_')) return 'damaged';
  throw problem;
}
