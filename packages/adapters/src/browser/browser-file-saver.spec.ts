import { fileSaverContract } from '@ridgeline/core/testing/shared';
import { BrowserFileSaver } from './browser-file-saver.ts';

const blobs = new Map<string, Blob>();
const addressOf = URL.createObjectURL.bind(URL);
const forget = URL.revokeObjectURL.bind(URL);
URL.createObjectURL = (blob) => {
  const url = addressOf(blob as Blob);
  blobs.set(url, blob as Blob);
  return url;
};
URL.revokeObjectURL = (url) => {
  blobs.delete(url);
  forget(url);
};

/** A page whose links save what their address is of, as long as it is of something. */
fileSaverContract('BrowserFileSaver', async () => {
  const saved: Promise<{ name: string; type: string; text: string }>[] = [];
  const createElement = () => ({
    href: '',
    download: '',
    click() {
      const blob = blobs.get(this.href);
      if (blob === undefined) throw new Error(`${this.href} leads nowhere`);
      const { download: name } = this;
      saved.push(blob.text().then((text) => ({ name, type: blob.type, text })));
    },
  });
  return {
    saver: new BrowserFileSaver({ createElement } as unknown as Document),
    saved: () => Promise.all(saved),
  };
});
