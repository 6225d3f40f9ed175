import { say, type Locale } from '../shared/messages.ts';
import type { Team } from './team.ts';
import { teamRoleMessages } from './team-role.messages.ts';

type Standing = Pick<Team, 'adminId' | 'members'>;

/** Users without a team count as owner. */
// TEAM-1
export function isTeamOwner(userId: string, team: Pick<Team, 'adminId'> | null): boolean {
  return team === null || team.adminId === userId;
}

/** `owner`, or the role assigned by the team; null for a non-member. */
export function teamRoleOf(userId: string, team: Standing | null): string | null {
  if (isTeamOwner(userId, team)) return 'owner';
  return team?.members.find((member) => member.id === userId)?.role ?? null;
}

/** A role as it is shown: capitalised, in the person's language where it is a known one. */
// TEAM-1
export function shownTeamRole(role: string, locale: Locale): string {
  const known = role.toLowerCase();
  return isKnown(known)
    ? say(teamRoleMessages, locale, known)
    : role.slice(0, 1).toLocaleUpperCase(locale) + role.slice(1);
}

function isKnown(role: string): role is keyof typeof teamRoleMessages.en {
  return Object.hasOwn(teamRoleMessages.en, role);
}
