import type { CallerDb } from '../../db/caller-db.ts';
import { callerStatement } from '../../db/caller-statement.ts';
import { heldSubscription } from '../../db/kept-plans.ts';
import { planInForce } from '../plans/plan-in-force.ts';

/** SQL: false if the caller's plan is for a different state than `state`. The team's plan comes before their own. */
export function coversState(state: string): string {
  return `not exists (select from ${heldSubscription('caller.id', 'caller.team_id')} held
    where held.variant = 'one_state' and held.state is distinct from ${state})`;
}

export type AddressAccess = {
  readonly covered: boolean;
  readonly expired: boolean;
  readonly pauseActive: boolean;
};

const ACCESS = callerStatement(
  'address-access',
  `select ${coversState('$2::text')} as covered, plan.expired, plan.pause_active as "pauseActive"
   from lateral (${planInForce('caller.id', 'caller.team_id', 'caller.signed_up_at')}) plan`,
);

/** Whether the caller's plan covers a property in `state`; null if the state is not known. */
export async function findAddressAccess(db: CallerDb, state: string | null): Promise<AddressAccess> {
  const [access] = await db.rows<AddressAccess>(ACCESS, [state]);
  if (!access) throw new Error('everybody is on a plan');
  return access;
}
