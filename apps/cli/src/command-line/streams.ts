import type { Clock } from '@ridgeline/core/shared';

/** The program's connection to its environment, so that specs can run it without a process. */
export type Streams = {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly standardInput: () => Promise<string>;
  readonly readFile: (path: string) => Promise<string>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
};
