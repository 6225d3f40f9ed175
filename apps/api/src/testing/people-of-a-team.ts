import { TEAM_PLAN, type ApiUnderTest, type Person } from './api-under-test.ts';

/** One person of each kind: of the team, of another, of none, and one who has not accepted the terms. */
export const STANDINGS = ['owner', 'admin', 'member', 'viewer', 'otherOwner', 'nobody', 'newcomer'] as const;
export type Standing = (typeof STANDINGS)[number];

export type PeopleOfATeam = Readonly<Record<Standing, Person>> & {
  readonly team: string;
  readonly otherTeam: string;
};

export async function peopleOfATeam(api: ApiUnderTest): Promise<PeopleOfATeam> {
  const [owner, admin, member, viewer, otherOwner, nobody, newcomer] = await Promise.all([
    api.person(),
    api.person(),
    api.person(),
    api.person(),
    api.person(),
    api.person(),
    api.person({ acceptedTerms: false }),
  ]);
  const team = await api.team(
    owner,
    [
      [admin, 'admin'],
      [member, 'member'],
      [viewer, 'viewer'],
    ],
    TEAM_PLAN,
  );
  const otherTeam = await api.team(otherOwner, [], TEAM_PLAN);
  return { owner, admin, member, viewer, otherOwner, nobody, newcomer, team, otherTeam };
}

/** A person's id on the wire. */
export function wireId({ id }: Person): string {
  return `us-east-1:${id}`;
}
