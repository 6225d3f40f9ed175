import { describe, expect, it } from 'vitest';
import type { DocumentViewer } from '../../reports/documents/document-viewer.port.ts';

/** A browser, and the documents it has opened. */
export type ViewerWorld = {
  readonly viewer: DocumentViewer;
  blockPopUps(): Promise<void>;
  opened(): Promise<readonly string[]>;
};

/** Contract suite for `DocumentViewer`. Runs on the fake and on every real adapter. */
export function documentViewerContract(name: string, makeWorld: () => Promise<ViewerWorld>): void {
  describe(`${name} fulfills the contract of DocumentViewer`, () => {
    const url = 'https://files.example.com/R-1/whole.pdf';

    it('RPT-8 opens a document', async () => {
      const { viewer, opened } = await makeWorld();
      expect(await viewer.open(url)).toBe('opened');
      expect(await opened()).toEqual([url]);
    });

    it('RPT-8 says when the browser blocks it', async () => {
      const { viewer, opened, blockPopUps } = await makeWorld();
      await blockPopUps();
      expect(await viewer.open(url)).toBe('blocked');
      expect(await opened()).toEqual([]);
    });
  });
}
