import {
  HttpOccProjects,
  HttpTeamGateway,
  HttpTeamInvites,
  HttpTeamLogos,
  HttpTeamMembers,
  type ApiClient,
} from '@ridgeline/adapters/http';
import { TEAM_PLAN, type Person } from '@ridgeline/api/testing';
import {
  MIA,
  occProjectsContract,
  teamGatewayContract,
  teamInvitesContract,
  teamLogosContract,
  teamMembersContract,
  type TeamWorldPeople,
  TOM,
} from '@ridgeline/core/testing/teams';
import { apiSuite } from './api-suite.ts';

/** Core's ports for teams over the real API and a real Postgres, with the same contracts as the fakes. */
const suite = await apiSuite();

teamGatewayContract('HttpTeamGateway', async () => {
  const { people, client } = await teamWorld();
  return { ...people, teams: new HttpTeamGateway(client) };
});

teamMembersContract('HttpTeamMembers', async () => {
  const { people, client } = await teamWorld();
  return { ...people, members: new HttpTeamMembers(client) };
});

teamInvitesContract('HttpTeamInvites', async () => {
  const { people, client, owner } = await teamWorld();
  return {
    ...people,
    invites: new HttpTeamInvites(client),
    invite: async (email) => {
      await suite.api.call('POST', `/teams/${people.teamId}/members`, {
        as: owner,
        body: { emails: [email], role: 'member' },
      });
    },
  };
});

teamLogosContract('HttpTeamLogos', async () => {
  const { people, client } = await teamWorld();
  return { ...people, logos: new HttpTeamLogos(client) };
});

occProjectsContract('HttpOccProjects', async () => {
  const ada = await suite.api.person();
  const session = suite.sessionOf(ada);
  const occId = `O-${ada.id}`;
  for (const [state, jurisdiction, type] of [
    ['co', 'Denver', 'residential'],
    ['co', 'Aurora', 'commercial'],
    ['tx', 'Austin', 'residential'],
  ]) {
    await suite.api.sql.query(
      `with project as (
         insert into projects (owner_id, address, state, jurisdiction, property_type, roof_type)
         values ($1, '1 Main St', $2, $3, $4, 'steep-slope') returning report_number)
       insert into occ_projects select $5, report_number from project`,
      [ada.id, state, jurisdiction, type, occId],
    );
  }
  return {
    projects: new HttpOccProjects(session.client),
    occId,
    emptyOccId: 'O-none',
    endSession: session.end,
  };
});

/** A team with an owner and a member, and people without a team who can be invited. */
async function teamWorld(): Promise<{
  readonly people: TeamWorldPeople;
  readonly client: ApiClient;
  readonly owner: Person;
}> {
  await suite.api.sql.query('delete from team_invites');
  await suite.api.sql.query('update people set email = id || $1 where email = any($2)', [
    '@example.com',
    [MIA, TOM],
  ]);
  const [owner, member] = [await suite.api.person(), await suite.api.person()];
  const known = [
    owner,
    member,
    await suite.api.person({ email: MIA }),
    await suite.api.person({ email: TOM }),
  ];
  const session = suite.sessionOf(owner);
  return {
    client: session.client,
    owner,
    people: {
      teamId: await suite.api.team(owner, [[member, 'member']], TEAM_PLAN),
      owner: onWire(owner),
      member: onWire(member),
      signInAs: async (email) => session.signInAs(known.find((person) => person.email === email) ?? null),
    },
  };
}

function onWire({ id, email }: Person): { readonly id: string; readonly email: string } {
  return { id: `us-east-1:${id}`, email };
}
