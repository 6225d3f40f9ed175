import type { Report } from '@ridgeline/contract';
import type { Fact, PdfKind, SavedRecord, Surroundings } from '@ridgeline/core/reports';
import type { Locale } from '@ridgeline/core/shared';
import type { LocatorMap } from '../places/locator-map.ts';

/** What a PDF is about. */
export type PdfSubject = {
  readonly kind: PdfKind;
  readonly locale: Locale;
  readonly report: Report;
  /** The calculations that were saved to it. */
  readonly calculations: readonly SavedRecord[];
  /** Where the property lies; null where no map is printed. */
  readonly map: LocatorMap | null;
  /** What storms are drawn on; null where none are printed. */
  readonly ground: Surroundings | null;
  readonly asked: Asked;
  /** What the maker of the asked product requires; null if no product was asked for. */
  readonly requirements: Fact | null;
};

/** Inputs besides the report. */
export type Asked = {
  readonly manufacturer_id?: string;
  readonly product_id?: string;
  readonly permitDetails?: Readonly<Record<string, unknown>>;
  readonly claim_number?: string;
  readonly job_number?: string | null;
  /** The requirements that a claim letter names; all of them if left out. */
  readonly questions?: readonly string[];
};
