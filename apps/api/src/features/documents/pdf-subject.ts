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
  readonly asked: Asked;
};

/** Inputs besides the report. */
export type Asked = {
  readonly manufacturer_id?: string;
  readonly product_id?: string;
  readonly permitDetails?: Readonly<Record<string, unknown>>;
  readonly claim_number?: string;
  readonly job_number?: string | null;
};
