import { documentViewerContract } from '@ridgeline/core/testing/reports';
import { expect, it } from 'vitest';
import { BrowserDocumentViewer } from './browser-document-viewer.ts';

function aWindow() {
  const opened: string[] = [];
  const tab: { opener: unknown } = { opener: 'this page' };
  let blocks = false;
  return {
    opened,
    tab,
    block: () => (blocks = true),
    open: (url: string) => {
      if (blocks) return null;
      opened.push(url);
      return tab;
    },
  };
}

documentViewerContract('BrowserDocumentViewer', async () => {
  const window = aWindow();
  return {
    viewer: new BrowserDocumentViewer(window),
    blockPopUps: async () => void window.block(),
    opened: async () => window.opened,
  };
});

it('RPT-8 leaves the document no way back to this page', async () => {
  const window = aWindow();
  await new BrowserDocumentViewer(window).open('https://files.example.com/R-1/whole.pdf');
  expect(window.tab.opener).toBeNull();
});
