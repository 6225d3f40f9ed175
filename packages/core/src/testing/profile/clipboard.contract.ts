import { describe, expect, it } from 'vitest';
import type { Clipboard } from '../../profile/clipboard.port.ts';

/** A clipboard that can be read and blocked. */
export type ClipboardWorld = {
  readonly clipboard: Clipboard;
  content(): Promise<string | null>;
  /** Makes the browser refuse copying. */
  forbid(): Promise<void>;
};

/** Contract suite for `Clipboard`. Runs on the fake and on every real adapter. */
export function clipboardContract(name: string, makeWorld: () => Promise<ClipboardWorld>): void {
  describe(`${name} fulfills the contract of Clipboard`, () => {
    it('PROF-10 copies a text as it is', async () => {
      const { clipboard, content } = await makeWorld();
      expect(await clipboard.copy(' 4b3f-雪 ')).toMatchObject({ ok: true });
      expect(await content()).toBe(' 4b3f-雪 ');
    });

    it('PROF-10 says that it could not, and does not throw', async () => {
      const { clipboard, forbid } = await makeWorld();
      await forbid();
      expect(await clipboard.copy('4b3f')).toEqual({ ok: false, failure: 'copy-failed' });
    });
  });
}
