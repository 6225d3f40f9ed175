import { boxAround, EARTH_MILES, type Point } from '@ridgeline/core/places';
import {
  LISTED_EACH,
  STORM_RADII,
  type SourcedStorm,
  type StormHistory,
  type StormReport,
} from '@ridgeline/core/storms';
import type { Db, Statement } from '../../db/database.ts';

/** Hail and severe wind around a point: a history for each record and kind of which a file is loaded. */
export type StormHistoryAt = (point: Point) => Promise<readonly StormHistory[]>;

const FARTHEST = Math.max(...STORM_RADII);

/**
 * $1 and $2 the point, $3 a box around it, by which the index finds. Which wind is told, and which report comes first,
 * are rules of core (`isToldOf`, `stormsNear`); a property spec runs both.
 */
export const STORMS_AT: Statement = {
  name: 'storms-at',
  text: `with found as materialized (
      select report.id, report.file_id, report.kind, report.at, report.magnitude,
        2 * ${EARTH_MILES} * asin(least(1, sqrt(sin(radians(report.place[1] - $1) / 2) ^ 2
          + cos(radians($1)) * cos(radians(report.place[1])) * sin(radians(report.place[0] - $2) / 2) ^ 2))) as miles
      from storm_reports report
      where report.place <@ $3::box
        and (report.kind = 'hail' or report.magnitude is null
          or report.magnitude >= case report.unit when 'mph' then 58 else 50 end)),
    near as (
      select found.*, file.record, file.name, file.sha256, file.loaded_at
      from found join storm_files file on file.id = found.file_id where found.miles <= ${FARTHEST}),
    ranked as materialized (
      select near.*,
        row_number() over (of_record order by near.miles, near.at desc, near.id) as by_distance,
        row_number() over (of_record order by near.at desc, near.miles, near.id) as by_time,
        row_number() over (of_record order by near.magnitude desc nulls last, near.miles, near.at desc, near.id) as by_size
      from near window of_record as (partition by near.record, near.kind)),
    listed as (
      select ranked.record, ranked.kind, jsonb_agg(jsonb_build_object(
          'report', to_jsonb(report) || jsonb_build_object(
            'at', extract(epoch from report.at) * 1000, 'record', ranked.record, 'eventId', report.event_id,
            'latitude', report.place[1], 'longitude', report.place[0]),
          'miles', ranked.miles,
          'file', jsonb_build_object('name', ranked.name, 'sha256', ranked.sha256, 'read', ${day('ranked.loaded_at')}),
          'nearest', ranked.by_distance = 1, 'latest', ranked.by_time = 1,
          'largest', ranked.by_size = 1 and ranked.magnitude is not null)
        order by ranked.by_distance) as storms
      from ranked join storm_reports report on report.id = ranked.id
      where ranked.by_distance <= ${LISTED_EACH} or ranked.by_time <= ${LISTED_EACH}
        or ranked.by_size = 1 and ranked.magnitude is not null
      group by ranked.record, ranked.kind),
    loaded as (
      select record, kind, max(loaded_at) as loaded_at,
        range_agg(daterange((first_at at time zone 'utc')::date, (last_at at time zone 'utc')::date, '[]')) filter (where first_at is not null) as days
      from storm_files, unnest(kinds) kind group by record, kind)
    select loaded.record, loaded.kind, ${day('loaded.loaded_at')} as read,
      (select coalesce(jsonb_agg(jsonb_build_object('from', lower(span), 'to', upper(span) - 1) order by span), '[]')
        from unnest(loaded.days) span) as spans,
      (select array[${STORM_RADII.map((radius) => `count(*) filter (where miles <= ${radius})`).join(', ')}]::int[]
        from ranked where ranked.record = loaded.record and ranked.kind = loaded.kind) as counts,
      coalesce(listed.storms, '[]') as storms
    from loaded left join listed using (record, kind)`,
};

type Found = Pick<StormHistory, 'record' | 'kind' | 'read' | 'counts' | 'spans'> & {
  /** The nearest first. */
  readonly storms: readonly FoundStorm[];
};
type Highlight = 'nearest' | 'latest' | 'largest';
type FoundStorm = Pick<SourcedStorm, 'miles' | 'file'> &
  Readonly<Record<Highlight, boolean>> & {
    readonly report: Omit<StormReport, 'place' | 'magnitude'> &
      Point & {
        readonly magnitude: number | null;
        readonly unit: 'hundredths-in' | 'mph' | 'knots';
      };
  };

export function stormHistoryIn(db: Pick<Db, 'rows'>): StormHistoryAt {
  return async (point) => {
    const found = await db.rows<Found>(STORMS_AT, [point.latitude, point.longitude, boxText(point)]);
    return found.map(({ record, kind, read, counts, spans, storms }) => {
      const listed = storms.map(sourced);
      const which = (name: Highlight) => listed[storms.findIndex((storm) => storm[name])] ?? null;
      const highlights = { nearest: which('nearest'), latest: which('latest'), largest: which('largest') };
      return { record, kind, read, counts, spans, listed, ...highlights };
    });
  };
}

/** The box that holds the farthest radius, as Postgres writes it. */
export function boxText(point: Point): string {
  return boxAround(point, FARTHEST)
    .map(({ longitude, latitude }) => `(${longitude},${latitude})`)
    .join(',');
}

function sourced({ report, miles, file }: FoundStorm): SourcedStorm {
  const { kind, at, basis, record, location, county, state, comments, eventId, line } = report;
  const { latitude, longitude, magnitude, unit } = report;
  const measured = magnitude === null ? null : { unit, value: magnitude };
  const told = { location, county, state, comments, eventId, line };
  return {
    report: { kind, at, place: { latitude, longitude }, magnitude: measured, basis, record, ...told },
    miles,
    file,
  };
}

function day(moment: string): string {
  return `to_char(${moment} at time zone 'utc', 'YYYY-MM-DD')`;
}
