import { describe, expect, it } from 'vitest';
import type { OneSender } from '../../sync/offline/one-sender.port.ts';

/** Contract suite for `OneSender`. Runs on the fake and on every real adapter. `open`: another tab of the browser. */
export function oneSenderContract(name: string, makeBrowser: () => { readonly open: () => OneSender }): void {
  describe(`${name} fulfills the contract of OneSender`, () => {
    it('lets one tab begin when the other has ended, also if that failed', async () => {
      const { open } = makeBrowser();
      const [one, other] = [open(), open()];
      const log: string[] = [];
      const first = one.run(async () => {
        log.push('one begins');
        await Promise.resolve();
        log.push('one ends');
        throw new Error('broken');
      });
      const second = other.run(async () => void log.push('other'));
      await expect(first).rejects.toThrow('broken');
      await second;
      expect(log).toEqual(['one begins', 'one ends', 'other']);
    });
  });
}
