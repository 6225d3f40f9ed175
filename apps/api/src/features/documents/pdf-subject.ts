import type { Report } from '@ridgeline/contract';
import type { PdfKind, SavedRecord } from '@ridgeline/core/reports';
import type { Locale } from '@ridgeline/core/shared';

/** What a PDF is about. */
export type PdfSubject = {
  readonly kind: PdfKind;
  readonly locale: Locale;
  readonly report: Report;
  /** The calculations that were saved to it. */
  readonly calculations: readonly SavedRecord[];
  /** Inputs besides the report: the manufacturer and product, the details of a permit. */
  readonly asked: Readonly<Record<string, unknown>>;
};
