import { boxAround, EARTH_MILES, type Point } from '@ridgeline/core/places';
import { STORM_RADII, type SourcedStorm, type StormHistory, type StormReport } from '@ridgeline/core/storms';
import type { Db, Statement } from '../../db/database.ts';

/** Hail and severe wind around a point: a history for each record and kind of which a file is loaded. */
export type StormHistoryAt = (point: Point) => Promise<readonly StormHistory[]>;

const FARTHEST = Math.max(...STORM_RADII);

/** The first by an order, of the reports of a record and kind. Only that one is looked up whole. */
const first = (order: string, condition = 'true') => `(
  select jsonb_build_object('report', to_jsonb(report) || jsonb_build_object(
      'at', extract(epoch from report.at) * 1000, 'record', file.record, 'eventId', report.event_id,
      'latitude', report.place[1], 'longitude', report.place[0]),
    'miles', near.miles,
    'file', jsonb_build_object('name', file.name, 'sha256', file.sha256, 'read', ${day('file.loaded_at')}))
  from (select near.id, near.miles from near
      where near.record = loaded.record and near.kind = loaded.kind and ${condition} order by ${order} limit 1) near
    join storm_reports report using (id) join storm_files file on file.id = report.file_id)`;

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
    near as materialized (
      select found.*, file.record from found join storm_files file on file.id = found.file_id
      where found.miles <= ${FARTHEST}),
    loaded as (
      select record, kind, min(first_at) as first_at, max(last_at) as last_at, max(loaded_at) as loaded_at
      from storm_files, unnest(kinds) kind group by record, kind)
    select loaded.record, loaded.kind, ${day('loaded.loaded_at')} as read,
      ${day('loaded.first_at')} as "from", ${day('loaded.last_at')} as "to",
      (select array[${STORM_RADII.map((radius) => `count(*) filter (where miles <= ${radius})`).join(', ')}]::int[]
        from near where near.record = loaded.record and near.kind = loaded.kind) as counts,
      ${first('near.miles, near.at desc, near.id')} as nearest,
      ${first('near.at desc, near.miles, near.id')} as latest,
      ${first('near.magnitude desc, near.miles, near.at desc, near.id', 'near.magnitude is not null')} as largest
    from loaded`,
};

type Found = Pick<StormHistory, 'record' | 'kind' | 'read' | 'counts'> & {
  readonly from: string | null;
  readonly to: string | null;
} & Readonly<Record<'nearest' | 'latest' | 'largest', FoundStorm | null>>;
type FoundStorm = Pick<SourcedStorm, 'miles' | 'file'> & {
  readonly report: Omit<StormReport, 'place' | 'magnitude'> &
    Point & {
      readonly magnitude: number | null;
      readonly unit: 'hundredths-in' | 'mph' | 'knots';
    };
};

export function stormHistoryIn(db: Pick<Db, 'rows'>): StormHistoryAt {
  return async (point) => {
    const found = await db.rows<Found>(STORMS_AT, [point.latitude, point.longitude, boxText(point)]);
    return found.map(({ record, kind, read, counts, from, to, nearest, latest, largest }) => ({
      record,
      kind,
      read,
      counts,
      period: from === null || to === null ? null : { from, to },
      nearest: nearest && sourced(nearest),
      latest: latest && sourced(latest),
      largest: largest && sourced(largest),
    }));
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
