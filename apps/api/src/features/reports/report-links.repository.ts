import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import type { Db, Statement } from '../../db/database.ts';
import { PUBLIC_REPORT_COLUMNS, type ReportRow } from './report-on-wire.ts';
import { numberOf } from './reports.repository.ts';

const SHARE = callerChange(
  'share',
  `insert into report_links as link (report_number, share_token, share_ends_at)
   select $2::bigint, $3, $5::timestamptz from caller
   on conflict (report_number) do update set
     share_token = case when link.share_ends_at <= now() then excluded.share_token
       else coalesce(link.share_token, excluded.share_token) end,
     share_ends_at = case when $4 or link.share_ends_at <= now() then excluded.share_ends_at else link.share_ends_at end
   returning link.share_token as share, link.share_ends_at as "endsAt"`,
);

export type ShareLink = { readonly share: string; readonly endsAt: Date | null };

/**
 * The report's link, with the existing secret, unless it is over, else with `token`. An end is set where one is given; null
 * means that the link has none.
 */
export async function shareReport(
  db: CallerDb,
  reportNumber: string,
  token: string,
  endsAt?: string | null,
): Promise<ShareLink> {
  const values = [numberOf(reportNumber), token, endsAt !== undefined, endsAt ?? null];
  const [link] = await db.rows<ShareLink>(SHARE, values);
  if (!link) throw new Error('a link was made and not kept');
  return link;
}

const UNSHARE = callerChange(
  'unshare',
  `update report_links link set share_token = null, share_ends_at = null from caller where link.report_number = $2::bigint
   returning link.report_number`,
);

export async function unshareReport(db: CallerDb, reportNumber: string): Promise<void> {
  await db.rows(UNSHARE, [numberOf(reportNumber)]);
}

const NAME = callerChange(
  'name',
  `insert into report_links as link (report_number, vanity_id) select $2::bigint, $3 from caller
   on conflict (report_number) do update set vanity_id = excluded.vanity_id
   returning link.report_number as "reportNumber", link.vanity_id as vanity_id`,
);

type NamedReport = { readonly reportNumber: string; readonly vanity_id: string };

export async function nameReport(db: CallerDb, reportNumber: string, name: string): Promise<NamedReport> {
  const [named] = await db.rows<NamedReport>(NAME, [numberOf(reportNumber), name]);
  if (!named) throw new Error('a name was given and not kept');
  return named;
}

const NAMED = callerStatement(
  'named',
  'select link.report_number as "reportNumber", link.vanity_id from report_links link where link.vanity_id = $2::citext',
);

export async function findNamed(db: CallerDb, name: string): Promise<NamedReport | null> {
  return (await db.rows<NamedReport>(NAMED, [name.trim()]))[0] ?? null;
}

const SHARED: Statement = {
  name: 'reports.shared',
  text: `select ${PUBLIC_REPORT_COLUMNS}, coalesce(link.share_ends_at <= now(), false) as "isOver"
    from report_links link join projects project using (report_number)
    where link.share_token = $1 and link.report_number = $2::bigint`,
};

export async function findShared(
  db: Db,
  reportNumber: string,
  token: string,
): Promise<(ReportRow & { readonly isOver: boolean }) | null> {
  const [found] = await db.rows<ReportRow & { readonly isOver: boolean }>(SHARED, [
    token,
    numberOf(reportNumber),
  ]);
  return found ?? null;
}
