import type { SourceDay } from '../shared/source-day.ts';

// D RPT-3.1
/** Where a fact is from. Without a day it is no source: the day the page gives, or the day on which it was read. */
export type Source = {
  /** The document and who publishes it. */
  readonly name: string;
  readonly url: string | null;
  /** The code edition that the document names. */
  readonly edition: string | null;
} & Dated;

type Dated =
  | { readonly date: SourceDay; readonly read: SourceDay | null }
  /** The page gives no day: shown as undated, with the day of reading. */
  | { readonly date: null; readonly read: SourceDay };

/** A row of a source, and its id in the data it was loaded from. */
export type Sourced = { readonly source: Source; readonly rowId: string | null };
