import { type Locale, say } from '@ridgeline/core/shared';
import type { TeamAtDesk } from '@ridgeline/core/support';
import { type RosterEntry, shownTeamRole } from '@ridgeline/core/teams';
import { deskMessages } from './desk.messages.ts';
import { stamp, type Row } from './desk-text.ts';

export function teamRows({ team, roster }: TeamAtDesk, locale: Locale): readonly Row[] {
  const { total, held } = team.seats;
  const count = team.members.length + held;
  const seats =
    total === null
      ? say(deskMessages, locale, 'seats-unlimited', { count, held })
      : say(deskMessages, locale, 'seats-of', { count, total, held });
  return [
    [say(deskMessages, locale, 'team'), `${team.name}, ${team.id}`],
    [say(deskMessages, locale, 'seats'), seats],
    ...roster.map((entry): Row => [entry.email, entryText(entry, entry.id === team.adminId, locale)]),
  ];
}

export function entryText(entry: RosterEntry, isOwner: boolean, locale: Locale): string {
  const role = isOwner ? say(deskMessages, locale, 'owner') : shownTeamRole(entry.role, locale);
  if (entry.inviteStatus === 'active') {
    return say(deskMessages, locale, 'joined', { role, projects: entry.projectCount });
  }
  if (entry.inviteStatus === 'declined') return say(deskMessages, locale, 'declined', { role });
  return say(deskMessages, locale, 'invited', { role, at: stamp(entry.inviteTime ?? entry.createdAt) });
}

export function openInvites({ roster }: TeamAtDesk): readonly RosterEntry[] {
  return roster.filter(({ inviteStatus }) => inviteStatus === 'pending');
}
