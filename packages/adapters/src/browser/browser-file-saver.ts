import { FileSaver } from '@ridgeline/core/shared';

/** Saves by a link to a blob, as the browser saves any download. */
export class BrowserFileSaver extends FileSaver {
  readonly #page: Document;

  constructor(page: Document) {
    super();
    this.#page = page;
  }

  override save(name: string, type: string, pieces: readonly Uint8Array[]): void {
    const url = URL.createObjectURL(new Blob(pieces as readonly BlobPart[] as BlobPart[], { type }));
    const link = this.#page.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
  }
}
