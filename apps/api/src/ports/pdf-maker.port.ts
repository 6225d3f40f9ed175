import type { Report } from '@ridgeline/contract';
import type { PdfKind } from '@ridgeline/core/reports';
import type { Locale } from '@ridgeline/core/shared';

/** The content of a PDF. */
export type PdfSubject = {
  readonly kind: PdfKind;
  readonly locale: Locale;
  readonly report: Report;
  /** The first part of the links in it. */
  readonly publicAddress: string;
  /** Inputs besides the report: the manufacturer and product, the details of a permit. */
  readonly asked: Readonly<Record<string, unknown>>;
};

export abstract class PdfMaker {
  /** The version of the layout. It changes whenever the same subject would give other bytes. */
  abstract readonly template: string;
  /** Deterministic: the same bytes for the same subject. */
  abstract make(subject: PdfSubject): Promise<Uint8Array>;
}
