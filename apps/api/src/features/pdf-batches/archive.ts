import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

export type ArchivedFile = { readonly name: string; readonly bytes: Uint8Array };

const deflated = promisify(deflateRaw);

/**
 * A ZIP that is written while it is read: one file at a time is in memory, and the next is asked for when the reader takes more.
 * The entries are "deflated" without being compressed, since the streams of a PDF are compressed already: the sizes of an entry
 * follow its data, and there are readers that find the end of such an entry only by its deflate blocks.
 */
export async function* archive(
  files: AsyncIterable<ArchivedFile>,
  writtenAt: Date,
): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((problem, piece) => {
    if (problem) failure = problem;
    else pieces.push(piece);
  });
  const taken = () => {
    if (failure !== null) throw failure;
    const all = pieces;
    pieces = [];
    return all;
  };
  for await (const { name, bytes } of files) {
    const entry: ZipInputFile = {
      filename: name,
      size: bytes.length,
      crc: crc32(bytes),
      compression: 8,
      mtime: writtenAt,
    };
    zip.add(entry);
    entry.ondata?.(null, await deflated(bytes, { level: 0 }), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
