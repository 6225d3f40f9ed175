import { Clock } from '@ridgeline/core/shared';
import type { ExitCode } from '../command-line/exit-codes.ts';
import { run } from '../run.ts';

export type Ran = { readonly exitCode: ExitCode; readonly out: string; readonly err: string };

type World = {
  readonly files?: Readonly<Record<string, string>>;
  readonly standardInput?: string;
  readonly environment?: Readonly<Record<string, string>>;
};

/** Runs the program without a process, with the spec's own files and input. */
export async function runCli(commandLine: string | readonly string[], world: World = {}): Promise<Ran> {
  const { files = {}, standardInput = '', environment = {} } = world;
  const argv = typeof commandLine === 'string' ? commandLine.split(' ').filter(Boolean) : commandLine;
  let out = '';
  let err = '';
  const exitCode = await run(argv[0] === 'ridgeline' ? argv.slice(1) : argv, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    standardInput: async () => standardInput,
    readFile: async (path) => {
      const text = Object.hasOwn(files, path) ? files[path] : undefined;
      if (text === undefined) throw new Error(`no such file: ${path}`);
      return text;
    },
    environment,
    clock: new StoppedClock(),
  });
  return { exitCode, out, err };
}

/** The answer as data; throws if there is none. */
export async function answerOf(commandLine: string, world: World = {}): Promise<unknown> {
  const { out, err } = await runCli(`${commandLine} --json`, world);
  if (out === '') throw new Error(err);
  return JSON.parse(out);
}

export const NOW = Date.parse('2026-11-20T12:00:00Z');

class StoppedClock extends Clock {
  now(): number {
    return NOW;
  }
}
