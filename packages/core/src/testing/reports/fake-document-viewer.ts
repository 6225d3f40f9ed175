import { DocumentViewer } from '../../reports/documents/document-viewer.port.ts';

/** A browser that opens what it is given, until it is told to block pop-ups. */
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
