/** Where a document opens before a person's eyes. */
export abstract class DocumentViewer {
  abstract open(url: string): Promise<'opened' | 'blocked'>;
}
