import type { Statement } from './database.ts';
import { planIncludes, type PlanRight } from './kept-plans.ts';
import { isSeen, type ObjectReference } from './object-references.ts';

/** Who may call an operation (`x-access`), except `anyone`, which has no caller. */
export type CallerAccess = keyof typeof REFUSALS;

/** What an operation requires of its caller, checked in each of its statements. */
export type CallerRights = {
  readonly operation: string;
  readonly access: CallerAccess;
  readonly objects: readonly ObjectReference[];
  /** What the plan in force must include (`x-plan`). */
  readonly plan?: PlanRight | 'none';
  /** D TEAM-1.1: whether a viewer of a team, who only reads, may call it (`x-viewers`). */
  readonly viewers?: 'refused' | 'let-through';
};

/**
 * A statement that may use `caller`: the row of the caller (`$1` is their id) with `team_id`, `team_role`, `owns_team`
 * and `session_id`. Made by `callerStatement` and `callerChange`.
 */
export type CallerStatement = {
  readonly name: string;
  /** Changes that run before the answer, by name. Empty for a read. */
  readonly steps: Readonly<Record<string, string>>;
  readonly answer: string;
};

/** A read. */
export function callerStatement(name: string, answer: string): CallerStatement {
  return { name, steps: {}, answer };
}

/**
 * A change, in one round trip: `update … from caller …`, `insert … select … from caller`, `delete … using caller`,
 * each with `returning`; or several such steps by name, each of which may read the earlier ones, and the select that
 * answers. Refused callers have no row in `caller`, so nothing is changed.
 */
export function callerChange(
  name: string,
  change: string | Readonly<Record<string, string>>,
  answer = 'select * from changed',
): CallerStatement {
  const steps = typeof change === 'string' ? { changed: change } : change;
  for (const [step, sql] of Object.entries(steps)) {
    const namesEarlierStep = Object.keys(steps).some(
      (other) => other !== step && new RegExp(String.raw`\b${other}\b`).test(sql),
    );
    if (!/\bcaller\b/.test(sql) && !namesEarlierStep) {
      throw new Error(`${name}: ${step} would change rows whoever calls`);
    }
  }
  return { name, steps, answer };
}

const NO_TERMS = `when person.accepted_tos_at is null then 'terms-not-accepted'`;
const NO_TEAM = `when membership.team_id is null then 'not-in-a-team'`;

/** Why a caller is refused: the cases before and after the check of the objects. The first that applies decides. */
const REFUSALS = {
  /** A valid token; the person may have no profile yet, and then `caller` is empty. */
  authenticated: [[], []],
  'signed-in': [[], []],
  'terms-accepted': [[NO_TERMS], []],
  'team-member': [[NO_TERMS], [NO_TEAM]],
  'team-owner': [
    [NO_TERMS],
    [NO_TEAM, `when team.admin_id is distinct from person.id then 'not-team-owner'`],
  ],
  'team-admin': [
    [NO_TERMS],
    [
      NO_TEAM,
      `when team.admin_id is distinct from person.id and membership.role <> 'admin' then 'not-team-admin'`,
    ],
  ],
  admin: [[NO_TERMS, `when not person.is_admin then 'not-an-administrator'`], []],
} as const;

/**
 * The SQL of the statement for an operation: `valueCount` values between the caller's id and the ids of the objects; at
 * the end the start of the caller's session, and its id.
 */
export function runnable(
  { name, steps, answer }: CallerStatement,
  rights: CallerRights,
  valueCount: number,
): Statement {
  const standing = standingOf(rights, valueCount);
  const changes = Object.entries(steps).map(([step, sql]) => `${step} as (${sql})`);
  const text =
    changes.length === 0
      ? `select caller.refusal, found.* from (${standing}) caller
         left join lateral (select true as present, answer.* from (${answer}) answer) found
           on caller.refusal is null and caller.id is not null`
      : `with standing as materialized (select standing.*, ${said(rights)} from (${standing}) standing),
         caller as (select * from standing where refusal is null and id is not null),
         ${changes.join(',\n')}
         select standing.refusal, found.* from standing
         left join (select true as present, answer.* from (${answer}) answer) found on true`;
  return { name: `${rights.operation}/${name}`, text };
}

/** For the audit log: its triggers read the caller and the operation from these settings, which last for the transaction. */
function said({ operation }: CallerRights): string {
  return `set_config('ridgeline.caller', $1::uuid::text, true) as said_caller,
    set_config('ridgeline.operation', '${operation}', true) as said_operation`;
}

function standingOf(
  { access, objects, plan = 'none', viewers = 'let-through' }: CallerRights,
  valueCount: number,
): string {
  const [before, after] = REFUSALS[access];
  const begunAt = `$${valueCount + 2 + objects.length}::double precision`;
  const session = `$${valueCount + 3 + objects.length}::text`;
  const seen = objects.map((object, index) => isSeen(object, `$${valueCount + 2 + index}`));
  const cases = [
    `when ended.ended_at > to_timestamp(${begunAt}) and coalesce(ended.spared <> ${session}, true) then 'signed-out'`,
    ...before,
    ...(seen.length > 0 ? [`when (${seen.join(' and ')}) is not true then 'not-found'`] : []),
    ...after,
    ...(viewers === 'refused'
      ? [
          `when membership.role = 'viewer' and team.admin_id is distinct from person.id then 'viewer-reads-only'`,
        ]
      : []),
    ...(plan === 'none'
      ? []
      : [
          `when not ${planIncludes(plan, { person: 'person.id', team: 'membership.team_id', signedUpAt: 'person.signed_up_at' })} then 'not-in-plan'`,
        ]),
  ];
  const from =
    access === 'authenticated'
      ? '(values ($1::uuid)) asked(id) left join people person on person.id = asked.id'
      : '(select * from people where id = $1) person';
  // Joins whose columns are not used cost nothing: the planner removes them.
  return `select person.*, membership.team_id, membership.role as team_role,
      coalesce(team.admin_id = person.id, false) as owns_team, ${session} as session_id,
      case ${cases.join(' ')} end as refusal
    from ${from}
    left join session_ends ended on ended.person_id = $1
    left join team_members membership on membership.person_id = person.id
    left join teams team on team.id = membership.team_id`;
}
