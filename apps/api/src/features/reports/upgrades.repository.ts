import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange } from '../../db/caller-statement.ts';
import { spending } from '../plans/spending.ts';
import type { Claim } from './report-changes.repository.ts';
import { REPORT_COLUMNS, type ReportRow } from './report-on-wire.ts';
import { numberOf } from './reports.repository.ts';

export type Upgrades = {
  readonly upgrades: readonly ('code-detail' | 'weather')[];
  readonly patches: Claim & {
    readonly propertyType?: string | undefined;
    readonly roofType?: string | undefined;
  };
};

const lacks = (addOn: string) =>
  `('${addOn}' = any($3::text[]) and not '${addOn}' = any(target.includes))::int`;

/** The project is locked while it is checked: two concurrent calls for the same upgrade pay once. */
const APPLY = callerChange(
  'upgrade',
  {
    target: `select project.report_number, project.includes from projects project, caller
      where project.report_number = $2::bigint for update of project`,
    needed: `select ${lacks('code-detail')} as code_details, ${lacks('weather')} as weather from target`,
    spent: spending({
      quick_views: '0',
      code_details: '(select needed.code_details from needed)',
      weather: '(select needed.weather from needed)',
    }),
    changed: `update projects project set
        includes = array(select distinct one.name from unnest(project.includes || $3::text[]) one(name) order by one.name),
        claim_number = case when $4 then nullif(btrim($5), '') else project.claim_number end,
        job_number = case when $6 then nullif(btrim($7), '') else project.job_number end,
        property_type = case when project.order_id is null then coalesce($8, project.property_type) else project.property_type end,
        roof_type = coalesce($9, project.roof_type)
      from target, needed
      where project.report_number = target.report_number
        and (needed.code_details + needed.weather = 0 or exists (select from spent))
      returning ${REPORT_COLUMNS}`,
  },
  'select * from changed',
);

/** Null if the plan has not enough left for all of it. */
export async function applyUpgrades(
  db: CallerDb,
  projectNumber: string,
  { upgrades, patches }: Upgrades,
): Promise<ReportRow | null> {
  const [changed] = await db.rows<ReportRow>(APPLY, [
    numberOf(projectNumber),
    upgrades,
    patches.claim_number !== undefined,
    patches.claim_number ?? null,
    patches.job_number !== undefined,
    patches.job_number ?? null,
    patches.propertyType ?? null,
    patches.roofType ?? null,
  ]);
  return changed ?? null;
}
