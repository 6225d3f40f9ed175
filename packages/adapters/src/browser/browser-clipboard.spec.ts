import { clipboardContract } from '@ridgeline/core/testing/profile';
import { describe, expect, it } from 'vitest';
import { BrowserClipboard } from './browser-clipboard.ts';

/** A clipboard that, like the browser's, refuses by throwing. */
class RefusingClipboard {
  text: string | null = null;
  isAllowed = true;

  async writeText(text: string): Promise<void> {
    if (!this.isAllowed) throw new DOMException('Write permission denied.', 'NotAllowedError');
    this.text = text;
  }
}

clipboardContract('BrowserClipboard', async () => {
  const clipboard = new RefusingClipboard();
  return {
    clipboard: new BrowserClipboard({ clipboard }),
    content: async () => clipboard.text,
    forbid: async () => void (clipboard.isAllowed = false),
  };
});

describe('the clipboard of a browser', () => {
  it('PROF-10 is not lent to a page that came without https', async () => {
    expect(await new BrowserClipboard({}).copy('4b3f')).toEqual({ ok: false, failure: 'copy-failed' });
  });
});
