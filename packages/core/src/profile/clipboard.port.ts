import type { Result } from '../shared/result.ts';

export abstract class Clipboard {
  /** `copy-failed`: the browser refused. */
  abstract copy(text: string): Promise<Result<void, 'copy-failed'>>;
}
