import type { PdfBatches, ReportGateway } from '@ridgeline/core/reports';
import { type CancelTimer, Clock, Timer } from '@ridgeline/core/shared';
import type { SupportDesk } from '@ridgeline/core/support';
import { FakePdfBatches, FakeReportGateway } from '@ridgeline/core/testing/reports';
import { FakeSupportDesk } from '@ridgeline/core/testing/support';
import type { ExitCode } from '../command-line/exit-codes.ts';
import { COMMANDS } from '../commands.ts';
import type { DeskAccess, NewFile, Streams } from '../command-line/streams.ts';
import { loadAll } from '../command-line/command.ts';
import { run } from '../run.ts';
import type { SessionStore } from '../session/kept-sessions.ts';
import type { UserPool } from '../session/user-pool.ts';
import { FakeUserPool } from './fake-user-pool.ts';

/** Every command, loaded. */
export const ALL_COMMANDS = await loadAll(COMMANDS);

export type Ran = { readonly exitCode: ExitCode; readonly out: string; readonly err: string };

type World = {
  readonly files?: Readonly<Record<string, string>>;
  readonly standardInput?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** What is typed when a question is asked; without it there is no terminal. */
  readonly typed?: string;
  /** What is typed when a secret is asked for. */
  readonly secret?: string;
  /** What `sign-in` keeps, from one call to the next. */
  readonly sessions?: SessionStore;
  readonly pool?: UserPool;
  /** Told what the desk is asked with. */
  readonly seen?: (access: DeskAccess) => void;
  /** What an API with a support desk would answer. */
  readonly desk?: SupportDesk;
  readonly reports?: ReportGateway;
  readonly batches?: PdfBatches;
  /** Called each time that the program waits. */
  readonly waits?: () => void;
  /** What the link of an archive leads to. */
  readonly download?: Streams['download'];
  /** The binary files of the spec, by their names. */
  readonly written?: Map<string, Buffer>;
  /** Aborted by a Ctrl-C. */
  readonly interruption?: AbortSignal;
};

/** Runs the program without a process, with the spec's own files and input. */
export async function runCli(commandLine: string | readonly string[], world: World = {}): Promise<Ran> {
  const {
    files = {},
    standardInput = '',
    environment = {},
    typed,
    secret,
    desk = new FakeSupportDesk(),
  } = world;
  const { batches = new FakePdfBatches(), waits = () => {}, download = async () => null } = world;
  const { reports = new FakeReportGateway() } = world;
  const { written = new Map(), interruption = new AbortController().signal } = world;
  const { sessions = sessionsInMemory(), pool = new FakeUserPool(), seen = () => {} } = world;
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
    askSecret: async (question) => {
      if (secret === undefined) return null;
      err += question;
      return secret;
    },
    sessions,
    userPool: async () => pool,
    newFile: async (path, mayReplace) =>
      written.has(path) && !mayReplace ? null : fileInMemory(path, written),
    download,
    reports: async () => reports,
    pdfBatches: async () => batches,
    timer: new WaitingTimer(waits),
    interruption: () => interruption,
    supportDesk: async (access) => {
      seen(access);
      return desk;
    },
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

/** A file of sessions that lasts as long as its spec. */
export function sessionsInMemory(): SessionStore {
  let kept: string | null = null;
  return { read: async () => kept, write: async (text) => void (kept = text) };
}

/** The answer as data; throws if there is none. */
export async function answerOf(commandLine: string, world: World = {}): Promise<unknown> {
  const { out, err } = await runCli(`${commandLine} --json`, world);
  if (out === '') throw new Error(err);
  return JSON.parse(out);
}

export const NOW = Date.parse('2026-11-20T12:00:00Z');

function fileInMemory(path: string, written: Map<string, Buffer>): NewFile {
  return {
    fill: async (chunks) => {
      const parts: Uint8Array[] = [];
      for await (const chunk of chunks) parts.push(chunk);
      const whole = Buffer.concat(parts);
      written.set(path, whole);
      return whole.length;
    },
    discard: async () => {},
  };
}

/** Waits no longer than it takes to say so. */
class WaitingTimer extends Timer {
  readonly #waits: () => void;

  constructor(waits: () => void) {
    super();
    this.#waits = waits;
  }

  after(_: number, act: () => void): CancelTimer {
    const appointment = setImmediate(() => {
      this.#waits();
      act();
    });
    return () => clearImmediate(appointment);
  }
}

class StoppedClock extends Clock {
  now(): number {
    return NOW;
  }
}
