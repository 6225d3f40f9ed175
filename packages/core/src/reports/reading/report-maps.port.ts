import type { PointPrecision } from '../../places/place.ts';
import type { Result } from '../../shared/result.ts';
import type { ReportRefusal } from '../report-refusal.ts';

export type ReportMap = {
  /** The address of a satellite picture; null without a map service. */
  readonly satellite: string | null;
  /** The county and those around it, as SVG without scripts; null if the report has no point within a county. */
  readonly locator: {
    readonly county: string;
    readonly state: string;
    readonly svg: string;
    /** Of the point on it. */
    readonly precision: PointPrecision;
  } | null;
  /** What lies around the property; null where `locator` is. */
  readonly around: Surroundings | null;
};

/** Outlines of counties around a point in the middle, true to distance and direction from it; paths are in the notation of SVG. */
export type Surroundings = {
  /** From the middle to each side. */
  readonly miles: number;
  /** The width, and the height, in the lengths of the paths. */
  readonly size: number;
  readonly counties: string;
  readonly states: string;
  readonly names: readonly { readonly text: string; readonly x: number; readonly y: number }[];
};

// RPT-6
/** Where the property of a report lies. */
export abstract class ReportMaps {
  abstract of(reportNumber: string): Promise<Result<ReportMap, ReportRefusal>>;
}
