import type { ApiUnderTest } from './api-under-test.ts';

/** Leaves one of the fifty seats of a team on the Pro plan. */
export async function fillAllSeatsButOne(api: ApiUnderTest, teamId: string): Promise<void> {
  await api.sql.query(
    `with filled as (insert into people (id, email, given_name, family_name, accepted_tos_at)
       select gen_random_uuid(), 'seat-' || n || '-' || $1, 'Sam', 'Lee', now()
       from generate_series(1, 49 - (select count(*) from team_members where team_id = $1::uuid)) n returning id)
     insert into team_members (team_id, person_id, role) select $1::uuid, id, 'member' from filled`,
    [teamId],
  );
}
