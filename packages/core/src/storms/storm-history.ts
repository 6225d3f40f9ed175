import type { SourceDay } from '../shared/source-day.ts';
import type { StormKind, StormRecord } from './storm-report.ts';
import type { StormNear, StormsNear } from './storms-near.policy.ts';

/** A report with the file that it is from. */
export type SourcedStorm = StormNear & {
  readonly file: { readonly name: string; readonly sha256: string; readonly read: SourceDay };
};

/** What one record tells of one kind around a point, as far as its files are loaded. */
export type StormHistory = {
  readonly record: StormRecord;
  readonly kind: StormKind;
  /** The days of the first and last report that is loaded, of any place; null where there is none. */
  readonly period: { readonly from: SourceDay; readonly to: SourceDay } | null;
  /** When the newest of its files was loaded. */
  readonly read: SourceDay;
  readonly counts: StormsNear['counts'];
  /** The nearest first: the nearest, the latest and the largest. */
  readonly listed: readonly SourcedStorm[];
} & Readonly<Record<'nearest' | 'latest' | 'largest', SourcedStorm | null>>;
