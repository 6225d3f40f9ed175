import { ok, type Result } from '../shared/result.ts';
import type { Clipboard } from './clipboard.port.ts';
import { shownUserId } from './profile-display.policy.ts';

export type CopiedId = 'user-id-copied' | 'support-id-copied';

/** PROF-10: copies an id as it is shown, and says which one it was. The support id is the user id, asked for by support. */
export class CopyId {
  readonly #clipboard: Clipboard;

  constructor(clipboard: Clipboard) {
    this.#clipboard = clipboard;
  }

  async run(id: string, as: CopiedId): Promise<Result<CopiedId, 'copy-failed'>> {
    const copied = await this.#clipboard.copy(shownUserId(id));
    return copied.ok ? ok(as) : copied;
  }
}
