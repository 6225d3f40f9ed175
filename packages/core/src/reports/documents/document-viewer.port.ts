/** Opens a document for the user. */
export abstract class DocumentViewer {
  abstract open(url: string): Promise<'opened' | 'blocked'>;
}
