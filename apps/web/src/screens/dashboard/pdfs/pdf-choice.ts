import type { ProjectSearch } from '@ridgeline/core/reports';

/** What a list could make PDFs of. */
export type PdfChoice = {
  /** The projects that are selected, in the order of the list; none, and all of the list is meant. */
  readonly chosen: readonly string[];
  readonly search: ProjectSearch;
  /** How many the list has; null if that is not known. */
  readonly total: number | null;
};
