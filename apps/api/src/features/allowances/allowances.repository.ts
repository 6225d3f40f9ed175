import type { CallerDb } from '../../db/caller-db.ts';
import { callerStatement } from '../../db/caller-statement.ts';
import { personIdOf } from '../../db/object-references.ts';
import { PLAN_IN_FORCE_COLUMNS, planInForce, type PlanInForceRow } from '../plans/plan-in-force.ts';

const PLAN_OF = callerStatement(
  'allowances',
  `select ${PLAN_IN_FORCE_COLUMNS}
   from (select asked.id, asked.signed_up_at, membership.team_id
     from people asked left join team_members membership on membership.person_id = asked.id
     where asked.id = coalesce($2::uuid, caller.id)) person,
     lateral (${planInForce('person.id', 'person.team_id', 'person.signed_up_at')}) plan`,
);

/** The plan in force of the caller, or of the teammate named by `userId`. */
export async function planInForceOf(db: CallerDb, userId: string | null): Promise<PlanInForceRow> {
  const [plan] = await db.rows<PlanInForceRow>(PLAN_OF, [userId === null ? null : personIdOf(userId)]);
  if (!plan) throw new Error('everybody is on a plan');
  return plan;
}
