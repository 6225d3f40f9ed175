import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { CliFailures } from './cli-failure.ts';
import type { Streams } from './streams.ts';

/** Names standard input in place of a file. */
export const STANDARD_INPUT = '-';
const DEEPEST = 50;

type Readable = Pick<Streams, 'standardInput' | 'readFile'>;

/** The text of a file, or of standard input. */
export async function readText(file: string, streams: Readable): Promise<Result<string, CliFailures>> {
  try {
    const text = await (file === STANDARD_INPUT ? streams.standardInput() : streams.readFile(file));
    return ok(text.replace(/^\uFEFF/, ''));
  } catch {
    return fail([{ code: 'file-unreadable', file }]);
  }
}

/** The content of a JSON file, which must be an object. */
export async function readFields(
  file: string,
  streams: Readable,
): Promise<Result<Readonly<Record<string, unknown>>, CliFailures>> {
  const text = await readText(file, streams);
  if (!text.ok) return text;
  const value = valueIn(text.value);
  return hasFields(value) && !isDeeper(DEEPEST, value) ? ok(value) : fail([{ code: 'file-not-json', file }]);
}

export function hasFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Iterative: recursion over deeply nested input would overflow the stack. */
function isDeeper(levels: number, value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth < levels && level.length > 0; depth++) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return level.length > 0;
}
