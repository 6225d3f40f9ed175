import type { SourceDay } from '../shared/source-day.ts';
import type { StormKind, StormRecord } from './storm-report.ts';
import type { StormNear, StormsNear } from './storms-near.policy.ts';

/** From a day up to another, which belongs to it. */
export type DaySpan = { readonly from: SourceDay; readonly to: SourceDay };

/** A report with the file that it is from. */
export type SourcedStorm = StormNear & {
  readonly file: { readonly name: string; readonly sha256: string; readonly read: SourceDay };
};

/** What one record tells of one kind around a point, as far as its files are loaded. */
export type StormHistory = {
  readonly record: StormRecord;
  readonly kind: StormKind;
  /** The days of the reports that are loaded, of any place, the earliest first: a span for each file or row of files. */
  readonly spans: readonly DaySpan[];
  /** When the newest of its files was loaded. */
  readonly read: SourceDay;
  readonly counts: StormsNear['counts'];
  /** The nearest first: the nearest, the latest and the largest. */
  readonly listed: readonly SourcedStorm[];
} & Readonly<Record<'nearest' | 'latest' | 'largest', SourcedStorm | null>>;
