import { parseEmail, type Email } from '../shared/email.policy.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { isTeamRole } from './team-abilities.policy.ts';
import type { InviteStatus, TeamRole } from './team.ts';

export type Invitees = { readonly emails: readonly Email[]; readonly role: TeamRole };

export type InviteesFailure =
  | { readonly code: 'emails-missing' }
  | { readonly code: 'emails-invalid'; readonly invalid: readonly string[] }
  | { readonly code: 'role-unknown' };

/** An entry of a pasted list; `email` is null where it is no address. */
export type WrittenInvitee = { readonly text: string; readonly email: Email | null };

/** A person as mail programs write them (`Lee, Ann <ann@example.com>`), or what stands between two separators. */
const PARTS = /(?:"[^"\n]*"|[^<>"\n;\t@])*<[^<>\n]*>|[^\n\r\t,;]+/g;
const IN_BRACKETS = /<([^<>]*)>$/;

/** The entries of a pasted list, each once: one a line, with commas, with blanks, or as mail programs write people. */
// TEAM-2
export function readInvitees(written: string): readonly WrittenInvitee[] {
  const found = new Map<string, WrittenInvitee>();
  for (const text of written.match(PARTS)?.flatMap(addressesIn) ?? []) {
    const parsed = parseEmail(text);
    const shown = parsed.ok ? parsed.value : text;
    if (!found.has(shown)) found.set(shown, { text: shown, email: parsed.ok ? parsed.value : null });
  }
  return [...found.values()];
}

/** A name before an address is left out; a part without an address stays whole, so that it can be corrected. */
function addressesIn(part: string): readonly string[] {
  const named = IN_BRACKETS.exec(part)?.[1];
  if (named !== undefined) return [named.trim() === '' ? part.trim() : named.trim()];
  const whole = part.trim();
  const addresses = whole.split(/\s+/).filter((piece) => piece.includes('@'));
  if (addresses.length > 0) return addresses;
  return whole === '' ? [] : [whole];
}

/** The addresses of a list, each once, and the role they are invited to. */
// TEAM-2
export function parseInvitees(input: {
  readonly emails: string;
  readonly role: string;
}): Result<Invitees, InviteesFailure> {
  const written = readInvitees(input.emails);
  if (written.length === 0) return fail({ code: 'emails-missing' });
  const invalid = written.filter(({ email }) => email === null).map(({ text }) => text);
  if (invalid.length > 0) return fail({ code: 'emails-invalid', invalid });
  return isTeamRole(input.role)
    ? ok({ emails: written.flatMap(({ email }) => email ?? []), role: input.role })
    : fail({ code: 'role-unknown' });
}

export type InviteOutcome = 'invited' | 'already-in' | 'already-invited' | 'no-seat';
/** What became of an address that was invited. */
export type Invited = { readonly email: string; readonly outcome: InviteOutcome };

/**
 * An open invite stays as it is, so that two people who invite the same address at once send one mail. Open invites hold
 * seats; `seats` is null where the plan has no limit.
 */
// D TEAM-2.3
export function inviteOutcomes(
  emails: readonly string[],
  roster: readonly { readonly email: string; readonly inviteStatus: InviteStatus }[],
  seats: number | null,
): readonly Invited[] {
  const standing = new Map(roster.map(({ email, inviteStatus }) => [email, inviteStatus]));
  let free = (seats ?? Infinity) - roster.filter(({ inviteStatus }) => inviteStatus !== 'declined').length;
  return emails.map((email) => {
    const status = standing.get(email);
    if (status === 'active') return { email, outcome: 'already-in' };
    if (status === 'pending') return { email, outcome: 'already-invited' };
    if (free <= 0) return { email, outcome: 'no-seat' };
    free -= 1;
    return { email, outcome: 'invited' };
  });
}
