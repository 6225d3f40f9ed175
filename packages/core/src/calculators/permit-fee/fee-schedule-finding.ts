import type { SourceDay } from '../../shared/source-day.ts';

/** Something odd about a schedule. Published schedules are odd, so it warns and never refuses. Fees are in cents. */
export type FeeScheduleFinding = { readonly at: string | null } & (
  | {
      readonly code:
        | 'no-source'
        | 'no-effective-date'
        | 'superseded'
        | 'circular-fees'
        | 'minimum-above-maximum';
    }
  | { readonly code: 'stale'; readonly since: SourceDay }
  | { readonly code: 'unknown-fee'; readonly fee: string }
  /** In the measure of the basis: dollars, square feet, squares. */
  | { readonly code: 'gap' | 'overlap' | 'row-without-extent'; readonly from: number; readonly to: number }
  | { readonly code: 'table-ends'; readonly from: number }
  | {
      readonly code: 'jump' | 'decreasing';
      readonly boundary: number;
      readonly before: number;
      readonly after: number;
    }
);
