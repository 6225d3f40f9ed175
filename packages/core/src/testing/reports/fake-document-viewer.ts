import { DocumentViewer } from '../../reports/documents/document-viewer.port.ts';

/** A browser that opens documents, or blocks pop-ups when set to. */
export class FakeDocumentViewer extends DocumentViewer {
  readonly opened: string[] = [];
  #blocks = false;

  block(): void {
    this.#blocks = true;
  }

  override async open(url: string): Promise<'opened' | 'blocked'> {
    if (this.#blocks) return 'blocked';
    this.opened.push(url);
    return 'opened';
  }
}
