import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { asFileProblem, FileProblem } from './file-problem.ts';

/** Longer than the longest line of a data file, so that a file without line ends does not fill the memory. */
const LONGEST_LINE = 1024 * 1024;

const CHUNK = 256 * 1024;

export type FileLines = {
  readonly lines: readonly string[];
  /** Bytes of the file that were read so far. */
  readonly read: number;
  /** Whether the last of the lines is the last of the file and has no line end. */
  readonly endsOpen: boolean;
};

/** The lines of a text file in UTF-8, gzipped or not, in groups, and in little memory at any size of the file. */
export async function* fileLines(path: string): AsyncGenerator<FileLines> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const source = createReadStream(path, { highWaterMark: CHUNK });
  const bytes = (await isGzipped(path))
    ? pipeline(source, createGunzip({ chunkSize: CHUNK }), () => {})
    : source;
  let rest = '';
  try {
    for await (const chunk of bytes) {
      const lines = splitLines(rest + decoder.decode(chunk as Uint8Array, { stream: true }));
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST_LINE) throw new FileProblem('A line of it is longer than a megabyte.');
      yield { lines, read: source.bytesRead, endsOpen: false };
    }
    rest += decoder.decode();
  } catch (problem) {
    throw asFileProblem(problem as NodeJS.ErrnoException);
  }
  if (rest !== '') yield { lines: [rest], read: source.bytesRead, endsOpen: true };
}

async function isGzipped(path: string): Promise<boolean> {
  const file = await open(path).catch((problem: NodeJS.ErrnoException) => {
    throw asFileProblem(problem);
  });
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } catch (problem) {
    throw asFileProblem(problem as NodeJS.ErrnoException);
  } finally {
    await file.close();
  }
}

function splitLines(text: string): string[] {
  // Postgres holds no text with this character, and no text file contains it.
  if (text.includes('\0')) throw new FileProblem('It is not text.');
  return text.split(/\r?\n/);
}
