import { DocumentViewer } from '@ridgeline/core/reports';

/** The part of a window in use. */
export type OpeningWindow = {
  open(url: string, target: string): { opener: unknown } | null;
};

// RPT-8
export class BrowserDocumentViewer extends DocumentViewer {
  readonly #window: OpeningWindow;

  constructor(window: OpeningWindow) {
    super();
    this.#window = window;
  }

  /** In a new tab. The feature `noopener` would hide whether the browser has blocked it. */
  override async open(url: string): Promise<'opened' | 'blocked'> {
    const tab = this.#window.open(url, '_blank');
    if (tab === null) return 'blocked';
    try {
      tab.opener = null;
    } catch {
      // Already on another origin, which may not reach back either.
    }
    return 'opened';
  }
}
