import { Clock } from '@ridgeline/core/shared';
import type { SupportDesk } from '@ridgeline/core/support';
import { FakeSupportDesk } from '@ridgeline/core/testing/support';
import type { ExitCode } from '../command-line/exit-codes.ts';
import { COMMANDS } from '../commands.ts';
import { loadAll } from '../command-line/command.ts';
import { run } from '../run.ts';

/** Every command, loaded. */
export const ALL_COMMANDS = await loadAll(COMMANDS);

export type Ran = { readonly exitCode: ExitCode; readonly out: string; readonly err: string };

type World = {
  readonly files?: Readonly<Record<string, string>>;
  readonly standardInput?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** What is typed when a question is asked; without it there is no terminal. */
  readonly typed?: string;
  /** What an API with a support desk would answer. */
  readonly desk?: SupportDesk;
};

/** Runs the program without a process, with the spec's own files and input. */
export async function runCli(commandLine: string | readonly string[], world: World = {}): Promise<Ran> {
  const { files = {}, standardInput = '', environment = {}, typed, desk = new FakeSupportDesk() } = world;
  const argv = typeof commandLine === 'string' ? commandLine.split(' ').filter(Boolean) : commandLine;
  let out = '';
  let err = '';
  const exitCode = await run(argv[0] === 'ridgeline' ? argv.slice(1) : argv, {
    out: async (text) => {
      out += text;
    },
    err: (text) => (err += text),
    standardInput: async () => standardInput,
    async *readChunks(path) {
      // In pieces that end in the middle of a line.
      const text = path === '-' ? standardInput : fileIn(files, path);
      for (let at = 0; at < text.length; at += 7) yield text.slice(at, at + 7);
    },
    readFile: async (path) => fileIn(files, path),
    progress: () => {},
    ask: async (question) => {
      if (typed === undefined) return null;
      err += question;
      return typed;
    },
    interruption: () => new AbortController().signal,
    supportDesk: async () => desk,
    environment,
    clock: new StoppedClock(),
  });
  return { exitCode, out, err };
}

function fileIn(files: NonNullable<World['files']>, path: string): string {
  const text = Object.hasOwn(files, path) ? files[path] : undefined;
  if (text === undefined) throw Object.assign(new Error(`no such file: ${path}`), { code: 'ENOENT' });
  return text;
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
