import type { Fact } from '@ridgeline/core/reports';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange } from '../../db/caller-statement.ts';
import { spending } from '../plans/spending.ts';
import type { Claim } from './report-changes.repository.ts';
import { NOTE_CHANGED } from './report-readings.ts';
import { REPORT_COLUMNS, type ReportRow } from './report-on-wire.ts';
import { numberOf } from './reports.repository.ts';
import { keepSaid, SAID } from './said-before.ts';

export type Upgrades = {
  readonly upgrades: readonly ('code-detail' | 'weather')[];
  readonly patches: Claim & {
    readonly propertyType?: string | undefined;
    readonly roofType?: string | undefined;
  };
  /** The product that covers the roof, and what is known of it; null if the choice stays as it is. */
  readonly chosen: { readonly product: string | null; readonly fact: Fact } | null;
};

const lacks = (addOn: string) =>
  `('${addOn}' = any($3::text[]) and not '${addOn}' = any(target.includes))::int`;

/** The facts of a project with this one in the place of that on the same question. */
function withFact(fact: string): string {
  const facts = `coalesce(project.content -> 'facts', '[]')`;
  const isThere = `${facts} @> jsonb_build_array(jsonb_build_object('name', ${fact} -> 'name'))`;
  return `(select jsonb_agg(case when each.fact -> 'name' = ${fact} -> 'name' then ${fact} else each.fact end order by each.at)
    from jsonb_array_elements(${facts} || case when ${isThere} then '[]' else jsonb_build_array(${fact}) end)
      with ordinality each(fact, at))`;
}

/** The project is locked while it is checked: two concurrent calls for the same upgrade pay once. */
const APPLY = callerChange(
  'upgrade',
  {
    target: `select said.*, $10 and said.product is distinct from $11::text as is_other
      from (${SAID} where project.report_number = $2::bigint for update of project) said`,
    needed: `select ${lacks('code-detail')} as code_details, ${lacks('weather')} as weather from target`,
    spent: spending({
      quick_views: '0',
      code_details: '(select needed.code_details from needed)',
      weather: '(select needed.weather from needed)',
    }),
    paid: `select target.* from target, needed
      where needed.code_details + needed.weather = 0 or exists (select from spent)`,
    ...keepSaid('paid'),
    changed: `update projects project set
        includes = array(select distinct one.name from unnest(project.includes || $3::text[]) one(name) order by one.name),
        claim_number = case when $4 then nullif(btrim($5), '') else project.claim_number end,
        job_number = case when $6 then nullif(btrim($7), '') else project.job_number end,
        property_type = case when project.order_id is null then coalesce($8, project.property_type) else project.property_type end,
        roof_type = coalesce($9, project.roof_type),
        product = case when $10 then $11::text else project.product end,
        facts_version = project.facts_version + paid.is_other::int,
        content = case when paid.is_other then jsonb_set(project.content, '{facts}', ${withFact('$12::jsonb')})
          else project.content end
      from paid where project.report_number = paid.report_number
      returning ${REPORT_COLUMNS}`,
    noted: NOTE_CHANGED,
  },
  'select * from changed',
);

/** Null if the plan has not enough left for all of it. */
export async function applyUpgrades(
  db: CallerDb,
  projectNumber: string,
  { upgrades, patches, chosen }: Upgrades,
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
    chosen !== null,
    chosen?.product ?? null,
    JSON.stringify(chosen?.fact ?? null),
  ]);
  return changed ?? null;
}
