import { Clipboard } from '@ridgeline/core/profile';
import { done, fail, type Result } from '@ridgeline/core/shared';

/** The part of the Clipboard API in use; undefined if the page was not loaded over https. */
export type LentClipboard = { readonly clipboard?: { writeText(text: string): Promise<void> } };

// PROF-10
export class BrowserClipboard extends Clipboard {
  readonly #browser: LentClipboard;

  constructor(browser: LentClipboard) {
    super();
    this.#browser = browser;
  }

  override async copy(text: string): Promise<Result<void, 'copy-failed'>> {
    const { clipboard } = this.#browser;
    if (clipboard === undefined) return fail('copy-failed');
    try {
      await clipboard.writeText(text);
      return done;
    } catch {
      return fail('copy-failed');
    }
  }
}
