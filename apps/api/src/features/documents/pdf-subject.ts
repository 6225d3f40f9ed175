import type { Report } from '@ridgeline/contract';
import type { Fact, PdfKind, SavedRecord, Surroundings } from '@ridgeline/core/reports';
import type { Locale } from '@ridgeline/core/shared';
import type { PlacedMap } from './map-block.ts';

/** What a PDF is about. */
export type PdfSubject = {
  readonly kind: PdfKind;
  readonly locale: Locale;
  readonly report: Report;
  /** The calculations that were saved to it. */
  readonly calculations: readonly SavedRecord[];
  /** Where the property lies; null where no map is printed. */
  readonly map: PlacedMap | null;
  /** What storms are drawn on; null where none are printed. */
  readonly ground: Surroundings | null;
  readonly asked: Asked;
  /** The product that was asked for; null if none was. */
  readonly product: AskedForProduct | null;
};

export type AskedForProduct = {
  /** Null where no pack knows the maker, or the product. */
  readonly manufacturer: string | null;
  readonly product: string | null;
  /** What its maker requires. */
  readonly requirements: Fact;
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
