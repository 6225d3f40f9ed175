import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import { columnsOf, type RowOf } from '../../db/columns-of.ts';
import { instantOf } from '../../db/instant.ts';
import { allowanceGrants } from '../../db/schema/support.ts';
import { people } from '../../db/schema/people.ts';
import { PLAN_IN_FORCE_COLUMNS, planInForce, type PlanInForceRow } from '../plans/plan-in-force.ts';
import { subscriptionsJson, type SubscriptionRow } from '../plans/subscription-row.ts';
import type { OwnPlannedPlan } from '../renewals/own-planned-plan.repository.ts';
import { plannedJson } from '../renewals/renewal-facts.repository.ts';
import { teamIdOf } from '../teams/teams.repository.ts';
import type { TeamRole } from '@ridgeline/core/teams';
import { type PeopleSearch, searchValues } from './people-search.ts';

const MOST_FOUND = 20;
const MOST_GRANTS = 20;

const FOUND = ['id', 'email', 'phone', 'signedUpAt'] as const;
export type FoundPersonRow = RowOf<typeof people, (typeof FOUND)[number]> & { readonly name: string };
const NAME = `trim(coalesce(person.display_name, person.given_name || ' ' || person.family_name)) as name`;

const WHO: Readonly<Record<`${PeopleSearch['by']}-${PeopleSearch['match']}`, string>> = {
  'email-exact': 'person.email = $2::citext',
  'email-prefix': 'lower(person.email::text) like $2',
  'phone-exact': 'person.phone = $2',
  'phone-prefix': 'person.phone like $2',
  'id-exact': 'person.id between $2::uuid and $3::uuid',
  'id-prefix': 'person.id between $2::uuid and $3::uuid',
};

const SEARCHES = new Map(
  Object.entries(WHO).map(([name, who]) => [
    name,
    callerChange(
      `search.${name}`,
      {
        found: `select ${columnsOf(people, 'person', FOUND)}, ${NAME} from caller, people person where ${who}
          order by person.email limit ${MOST_FOUND}`,
        noted: `insert into audit.entries (action, actor, operation, object)
          select 'person-found', caller.id, 'findPeople', found.id::text from caller, found returning id`,
      },
      'select * from found order by found.email',
    ),
  ]),
);

/** Each who is found gets an entry in the audit log. */
export async function findPeople(db: CallerDb, search: PeopleSearch): Promise<FoundPersonRow[]> {
  const values = searchValues(search);
  const statement = SEARCHES.get(`${search.by}-${search.match}`);
  return values === null || statement === undefined ? [] : db.rows<FoundPersonRow>(statement, values);
}

const SHOWN = ['signsInBy', 'emailVerifiedAt', 'phoneVerified', 'acceptedTosAt', 'isAdmin'] as const;
const GRANT = ['id', 'kind', 'amount', 'reason', 'grantedAt'] as const;

export type GrantRow = RowOf<typeof allowanceGrants, (typeof GRANT)[number]>;
export const grantColumns = (alias: string) => columnsOf(allowanceGrants, alias, GRANT);

export type PersonStandingRow = FoundPersonRow &
  RowOf<typeof people, (typeof SHOWN)[number]> & {
    readonly team: {
      readonly id: string;
      readonly name: string;
      readonly role: TeamRole;
      readonly isOwner: boolean;
    } | null;
    readonly subscriptions: readonly SubscriptionRow[];
    readonly inForce: PlanInForceRow & {
      readonly now: number;
      /** A plan is ordered that begins when this one, a trial, ends. */
      readonly isFollowed: boolean;
      /** That plan, if whoever ordered it pays for this one still. */
      readonly followedBy: Pick<OwnPlannedPlan, 'planned' | 'bought'> | null;
    };
    readonly grants: readonly (Omit<GrantRow, 'grantedAt'> & { readonly grantedAt: string })[];
    readonly projects: number;
  };

const STANDING = callerStatement(
  'standing',
  `select ${columnsOf(people, 'person', [...FOUND, ...SHOWN])}, ${NAME},
     (select json_build_object('id', team.id, 'name', team.name, 'role', membership.role,
         'isOwner', team.admin_id = person.id)
       from team_members membership join teams team on team.id = membership.team_id
       where membership.person_id = person.id) as team,
     ${subscriptionsJson('person.id', teamIdOf('person'))} as subscriptions,
     (select row_to_json(seen) from (select ${PLAN_IN_FORCE_COLUMNS}, ${instantOf('plan.at')} as now,
         exists (select from planned_plans planned where planned.subscription_id = plan.subscription_id) as "isFollowed",
         (select json_build_object('planned', ${plannedJson('planned', 'first.person_id')}, 'bought', first.bought)
           from planned_plans planned
             join subscriptions kept on kept.id = planned.subscription_id
             left join teams owning on owning.id = kept.team_id
             join orders first on first.id = planned.order_id and first.bought is not null
               and first.person_id = coalesce(kept.person_id, owning.admin_id)
           where planned.subscription_id = plan.subscription_id) as "followedBy"
       from (select ${teamIdOf('person')} as team_id) mine,
         lateral (${planInForce('person.id', 'mine.team_id', 'person.signed_up_at')}) plan) seen) as "inForce",
     (select coalesce(json_agg(row_to_json(given)), '[]') from (select ${grantColumns('given')}
       from allowance_grants given where given.person_id = person.id
       order by given.granted_at desc, given.id limit ${MOST_GRANTS}) given) as grants,
     coalesce((select made.projects from project_counts made where made.person_id = person.id), 0) as projects
   from people person where person.id = $2::uuid`,
);

/** Null if there is no such person. */
export async function standingOf(db: CallerDb, personId: string): Promise<PersonStandingRow | null> {
  return (await db.rows<PersonStandingRow>(STANDING, [personId]))[0] ?? null;
}
