import type { Report } from '@ridgeline/contract';
import type { PdfKind } from '@ridgeline/core/reports';

/** What a PDF is made of. */
export type PdfSubject = {
  readonly kind: PdfKind;
  readonly report: Report;
  /** What was asked beside the report: which product of which manufacturer, the details of a permit. */
  readonly asked: Readonly<Record<string, unknown>>;
};

export abstract class PdfMaker {
  /** Names how PDFs are set. It changes whenever the same subject would be set another way. */
  abstract readonly template: string;
  /** The same bytes for the same subject. */
  abstract make(subject: PdfSubject): Promise<Uint8Array>;
}
