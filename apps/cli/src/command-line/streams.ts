import type { PdfBatches, ReportGateway } from '@ridgeline/core/reports';
import type { Clock, Timer } from '@ridgeline/core/shared';
import type { SupportDesk } from '@ridgeline/core/support';
import type { SessionStore } from '../session/kept-sessions.ts';
import type { UserPool } from '../session/user-pool.ts';

/** The address of an API, and what it is asked with. */
export type DeskAccess = { readonly api: string } & (
  | { readonly key: string }
  /** The access token of a session. */
  | { readonly token: string }
);

/** A file whose name is taken, and which has its content when all of it is written. */
export type NewFile = {
  /** Resolves with the number of bytes. */
  readonly fill: (chunks: AsyncIterable<Uint8Array>) => Promise<number>;
  /** Leaves everything as it was, unless the file is filled. */
  readonly discard: () => Promise<void>;
};

/** The program's connection to its environment, so that specs can run it without a process. */
export type Streams = {
  /** Writes data; resolves when it is written, so that a long answer waits for its reader. */
  readonly out: (text: string) => Promise<void>;
  /** Writes words: failures, questions, progress. */
  readonly err: (text: string) => void;
  readonly standardInput: () => Promise<string>;
  /** A file, or standard input as `-`, piece by piece: it may be of any size. */
  readonly readChunks: (path: string) => AsyncIterable<string>;
  readonly readFile: (path: string) => Promise<string>;
  /** Null where there is a file already that may not be replaced. */
  readonly newFile: (path: string, mayReplace: boolean) => Promise<NewFile | null>;
  /** What a link leads to, piece by piece; null where it leads to nothing. */
  readonly download: (url: string, signal: AbortSignal) => Promise<AsyncIterable<Uint8Array> | null>;
  /** Shows how far a long task is, in a terminal. */
  readonly progress: (name: string, index: number, count: number) => void;
  /** The answer to a question, or null if there is no terminal. */
  readonly ask: (question: string) => Promise<string | null>;
  /** The same, and what is typed is not shown. */
  readonly askSecret: (question: string) => Promise<string | null>;
  readonly sessions: SessionStore;
  readonly userPool: () => Promise<UserPool>;
  /** Aborted by Ctrl-C. A command that reads it has to end by itself; every other one is ended at once. */
  readonly interruption: () => AbortSignal;
  readonly supportDesk: (access: DeskAccess) => Promise<SupportDesk>;
  readonly reports: (api: string, accessToken: () => Promise<string | null>) => Promise<ReportGateway>;
  readonly pdfBatches: (api: string, accessToken: () => Promise<string | null>) => Promise<PdfBatches>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  readonly timer: Timer;
};
