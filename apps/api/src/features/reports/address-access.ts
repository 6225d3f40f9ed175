import { coversState } from '@ridgeline/core/plans';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerStatement } from '../../db/caller-statement.ts';
import type { RowOf } from '../../db/columns-of.ts';
import { heldSubscription } from '../../db/kept-plans.ts';
import type { subscriptions } from '../../db/schema/subscriptions.ts';
import { planInForce } from '../plans/plan-in-force.ts';

/** Core's `coversState` in SQL, for the plan of `who`; `address-access.spec.ts` compares the two. */
export function stateIsCovered(state: string, who = 'caller'): string {
  return `not exists (select from ${heldSubscription(`${who}.id`, `${who}.team_id`)} held
    where held.variant = 'one_state' and held.state is distinct from ${state})`;
}

export type AddressAccess = {
  readonly covered: boolean;
  readonly expired: boolean;
  readonly pauseActive: boolean;
};

const ACCESS = callerStatement(
  'address-access',
  `select held.variant, held.state, plan.expired, plan.pause_active as "pauseActive"
   from lateral (${planInForce('caller.id', 'caller.team_id', 'caller.signed_up_at')}) plan
   left join lateral ${heldSubscription('caller.id', 'caller.team_id')} held on true`,
);

type Access = Omit<AddressAccess, 'covered'> & RowOf<typeof subscriptions, 'variant' | 'state'>;

/** Whether the caller's plan covers a property in `state`; null if the state is not known. */
export async function findAddressAccess(db: CallerDb, state: string | null): Promise<AddressAccess> {
  const [access] = await db.rows<Access>(ACCESS, []);
  if (!access) throw new Error('everybody is on a plan');
  const { expired, pauseActive, ...plan } = access;
  return { covered: coversState(plan, state), expired, pauseActive };
}
