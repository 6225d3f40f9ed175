import type { Result } from '../shared/result.ts';

export abstract class Clipboard {
  /** `copy-failed`: the browser would not let us. */
  abstract copy(text: string): Promise<Result<void, 'copy-failed'>>;
}
