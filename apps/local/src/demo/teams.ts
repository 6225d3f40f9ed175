import type { TeamRole } from '@ridgeline/core/teams';
import type { Pool } from 'pg';
import { demoPerson } from './people.ts';
import { demoPlans, type DemoPlan } from './plans.ts';
import { seedPlan } from './seed-plan.ts';

type DemoTeam = {
  readonly id: string;
  readonly name: string;
  /** By given name; the first one is the owner. */
  readonly people: readonly (readonly [givenName: string, role: TeamRole])[];
  readonly bucketSize: number | null;
  readonly plan: DemoPlan;
};

export const demoTeams: readonly DemoTeam[] = [
  {
    id: 'd1000000-0000-4000-8000-000000000001',
    name: 'Brandt Exteriors',
    people: [
      ['Olivia', 'admin'],
      ['Andre', 'admin'],
      ['Mei', 'member'],
      ['Victor', 'viewer'],
    ],
    bucketSize: null,
    plan: demoPlans.team,
  },
  {
    id: 'd1000000-0000-4000-8000-000000000002',
    name: 'Engel Storm Restoration',
    people: [
      ['Boris', 'admin'],
      ['Ida', 'member'],
    ],
    bucketSize: 200,
    plan: demoPlans.bucket,
  },
  {
    id: 'd1000000-0000-4000-8000-000000000003',
    name: 'Castell Roofing',
    people: [
      ['Lena', 'admin'],
      ['Omar', 'member'],
    ],
    bucketSize: null,
    plan: demoPlans.team,
  },
];

/** Only if it is missing: users may have edited an existing team. */
export async function seedTeam(pool: Pool, { id, name, people, bucketSize, plan }: DemoTeam): Promise<void> {
  const [first] = people;
  if (!first) throw new Error(`${name} has nobody`);
  const owner = demoPerson(first[0]).sub;
  // In one statement: a team whose owner is not a member is refused.
  const { rowCount } = await pool.query(
    `with team as (
       insert into teams (id, name, admin_id, bucket_size) values ($1, $2, $3, $4) on conflict do nothing returning id)
     insert into team_members (team_id, person_id, role)
     select team.id, joined.person_id, joined.role from team, unnest($5::uuid[], $6::text[]) joined(person_id, role)`,
    [
      id,
      name,
      owner,
      bucketSize,
      people.map(([givenName]) => demoPerson(givenName).sub),
      people.map(([, role]) => role),
    ],
  );
  if (rowCount !== 0) await seedPlan(pool, { team: id, owner }, plan);
}
