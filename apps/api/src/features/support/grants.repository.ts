import { MOST_EXTRA } from '@ridgeline/core/plans';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange } from '../../db/caller-statement.ts';
import { planInForce } from '../plans/plan-in-force.ts';
import { grantColumns, type GrantRow } from './people.repository.ts';

const KINDS = { quick_views: 'quick_view', code_details: 'code_detail', weather: 'weather' } as const;
const COLUMNS = Object.keys(KINDS) as (keyof typeof KINDS)[];
const isNewer = 'usage.period_start >= excluded.period_start';
const inPeriod = (column: string) => `case when ${isNewer} then usage.${column} else 0 end`;
const extra = (column: string) => `${inPeriod(`extra_${column}`)} + excluded.extra_${column}`;

/** The limit is checked on the locked row: of grants that are made at once, none goes beyond it. */
const GRANT = callerChange(
  'grant',
  {
    person: `select asked.id, asked.signed_up_at, membership.team_id, caller.id as granted_by
      from caller cross join people asked left join team_members membership on membership.person_id = asked.id
      where asked.id = $2::uuid`,
    added: `insert into usage_counts as usage (person_id, team_id, counting, period_start,
        ${COLUMNS.map((column) => `extra_${column}`).join(', ')})
      select plan.person_id, plan.team_id, plan.counting, plan.period_start,
        ${COLUMNS.map((column) => `case when $3 = '${KINDS[column]}' then $4::int else 0 end`).join(', ')}
      from person, lateral (${planInForce('person.id', 'person.team_id', 'person.signed_up_at')}) plan
      where not plan.expired
      on conflict (holder, counting) do update set period_start = greatest(usage.period_start, excluded.period_start),
        ${COLUMNS.map((column) => `${column} = ${inPeriod(column)}`).join(', ')},
        ${COLUMNS.map((column) => `extra_${column} = ${extra(column)}`).join(', ')}
      where ${COLUMNS.map((column) => `(excluded.extra_${column} = 0 or ${extra(column)} <= ${MOST_EXTRA})`).join(' and ')}
      returning usage.holder`,
    entered: `insert into allowance_grants as given (person_id, kind, amount, reason, granted_by)
      select person.id, $3, $4::int, $5, person.granted_by from person, added returning given.*`,
  },
  `select ${grantColumns('entered')} from entered`,
);

export type Grant = {
  readonly kind: GrantRow['kind'];
  readonly amount: number;
  readonly reason: string;
};

/** Adds to an allowance of the person's plan in force, and enters it in the ledger; null if nothing was granted. */
export async function grantTo(
  db: CallerDb,
  personId: string,
  { kind, amount, reason }: Grant,
): Promise<GrantRow | null> {
  return (await db.rows<GrantRow>(GRANT, [personId, kind, amount, reason.trim()]))[0] ?? null;
}
