import { ok, type Result } from '../shared/result.ts';
import type { Clipboard } from './clipboard.port.ts';
import { shownUserId } from './profile-display.policy.ts';

export type CopiedId = 'user-id-copied' | 'support-id-copied';

/** PROF-10: copies a displayed id and returns its name. The support id is the user id, which support asks for. */
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
