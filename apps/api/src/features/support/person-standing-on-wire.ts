import type {
  AllowanceGrant,
  AllowanceStandings,
  FoundPerson,
  PauseVerdict as PauseVerdictOnWire,
  PersonStanding,
} from '@ridgeline/contract';
import { allowanceRefusal, pauseVerdict } from '@ridgeline/core/plans';
import { allowancesOf } from '../allowances/allowances-on-wire.ts';
import { personIdOnWire } from '../person-id-on-wire.ts';
import type { PlanInForceRow } from '../plans/plan-in-force.ts';
import { planHeld, type PlanHeld } from '../plans/plans.repository.ts';
import { subscriptionOnWire } from '../plans/subscription-on-wire.ts';
import { subscriptionOf } from '../plans/subscription-row.ts';
import { plannedOnWire } from '../renewals/planned-plan-on-wire.ts';
import type { FoundPersonRow, GrantRow, PersonStandingRow } from './people.repository.ts';

export function foundOnWire(row: FoundPersonRow, region: string): FoundPerson {
  return {
    id: personIdOnWire(region, row.id),
    email: row.email,
    name: row.name,
    phone: row.phone,
    signed_up_at: row.signedUpAt.toISOString(),
  };
}

export function standingOnWire(row: PersonStandingRow, region: string): PersonStanding {
  const held = heldBy(row);
  const now = held.row?.now ?? row.inForce.now;
  return {
    person: foundOnWire(row, region),
    signs_in_by: row.signsInBy,
    email_verified_at: row.emailVerifiedAt?.toISOString() ?? null,
    phone_verified: row.phoneVerified,
    accepted_tos_at: row.acceptedTosAt?.toISOString() ?? null,
    is_admin: row.isAdmin,
    team: row.team && {
      id: row.team.id,
      name: row.team.name,
      role: row.team.role,
      is_owner: row.team.isOwner,
    },
    plan: held.row && subscriptionOnWire(held.row, held.signedUpAt),
    plan_of: held.row && (held.row.ofTeam ? 'team' : 'person'),
    planned: row.inForce.followedBy && plannedOnWire({ ...row.inForce.followedBy, now }),
    now: new Date(now).toISOString(),
    pause: pauseOnWire(held),
    allowances: allowanceStandingsOf(row.inForce),
    grants: row.grants.map((grant) => grantOnWire({ ...grant, grantedAt: new Date(grant.grantedAt) })),
    projects: row.projects,
  };
}

/** The plan in force of a person, and whether they are the one who changes it. */
export function heldBy({ subscriptions, signedUpAt, team }: PersonStandingRow): PlanHeld {
  return planHeld(subscriptions, signedUpAt, team?.isOwner === true);
}

// PAUSE-9
function pauseOnWire({ row, signedUpAt, owner }: PlanHeld): PauseVerdictOnWire | null {
  if (row === null) return null;
  const { now, paidUntil } = row;
  const verdict = pauseVerdict(subscriptionOf(row, signedUpAt), { owner, now, paidUntil });
  if (verdict.allowed) return { allowed: true, why: null, until: null };
  const until = 'until' in verdict ? new Date(verdict.until).toISOString() : null;
  return { allowed: false, why: verdict.why, until };
}

// PLAN-3 PAUSE-2
export function allowanceStandingsOf(plan: PlanInForceRow): AllowanceStandings {
  const allowances = allowancesOf(plan);
  const standing = (allowance: (typeof allowances)['weather']) => ({
    ...allowance,
    why: allowanceRefusal(allowance.available, plan),
  });
  return {
    quick_view: standing(allowances.quick_view),
    code_detail: standing(allowances.code_detail),
    weather: standing(allowances.weather),
  };
}

export function grantOnWire({ id, kind, amount, reason, grantedAt }: GrantRow): AllowanceGrant {
  return { id, kind, amount, reason, granted_at: grantedAt.toISOString() };
}
