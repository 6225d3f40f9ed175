import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../bin/ridgeline.cjs', import.meta.url));

type World = {
  readonly standardInput?: string;
  readonly environment?: NodeJS.ProcessEnv;
  /** Standard output: a file, or a pipe that is closed without being read. */
  readonly out?: string | 'closed pipe';
  /** Called with the process, to end it early. */
  readonly meanwhile?: (child: ChildProcess) => void;
};

type Ended = { readonly exitCode: number | null; readonly out: string; readonly err: string };

/** Runs the program as a process, as it is linked. */
export function runProcess(argv: readonly string[], world: World = {}): Promise<Ended> {
  const file = world.out === undefined || world.out === 'closed pipe' ? null : openSync(world.out, 'w');
  const child = spawn(process.execPath, [PROGRAM, ...argv], {
    env: { ...process.env, ...world.environment },
    stdio: ['pipe', file ?? 'pipe', 'pipe'],
  });
  if (file !== null) closeSync(file);
  if (world.out === 'closed pipe') child.stdout?.destroy();
  const texts = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => (texts.out += String(chunk)));
  child.stderr?.on('data', (chunk) => (texts.err += String(chunk)));
  // A program that refuses its command line ends without reading.
  child.stdin?.on('error', () => {});
  child.stdin?.end(world.standardInput ?? '');
  world.meanwhile?.(child);
  return new Promise((resolve) => child.on('close', (exitCode) => resolve({ exitCode, ...texts })));
}
