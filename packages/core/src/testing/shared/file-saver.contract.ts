import { describe, expect, it } from 'vitest';
import type { FileSaver } from '../../shared/file-saver.port.ts';
import { utf8Bytes } from './utf8.ts';

export type SavedFile = { readonly name: string; readonly type: string; readonly text: string };

export type FileSaverWorld = {
  readonly saver: FileSaver;
  readonly saved: () => Promise<readonly SavedFile[]>;
};

/** Contract suite for `FileSaver`. Runs on the fake and on every real adapter. */
export function fileSaverContract(name: string, makeWorld: () => Promise<FileSaverWorld>): void {
  describe(`${name} fulfills the contract of FileSaver`, () => {
    it('DASH-1 saves each file once, by its name and type, its pieces in order', async () => {
      const { saver, saved } = await makeWorld();
      const bytes = utf8Bytes('Cañon City\r\n');
      // In the middle of a letter, as a stream may be cut.
      saver.save('projects.csv', 'text/csv', [bytes.slice(0, 3), bytes.slice(3)]);
      saver.save('none.csv', 'text/csv', []);
      expect(await saved()).toEqual([
        { name: 'projects.csv', type: 'text/csv', text: 'Cañon City\r\n' },
        { name: 'none.csv', type: 'text/csv', text: '' },
      ]);
    });
  });
}
