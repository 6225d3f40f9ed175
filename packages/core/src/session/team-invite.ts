import { parseEmail, type Email } from '../shared/email.policy.ts';
import { fieldsOf } from '../shared/fields-of.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/** Parameters of a team invite's link for the two sign-up screens. */
export type TeamInvite = { readonly teamId: string; readonly email: Email | null };

const LONGEST_TEAM = 128;

/** AUTH-11: an invite without a team is ignored; an invalid email is dropped, and the form asks for it. */
export function parseTeamInvite(query: unknown): Result<TeamInvite, 'invite-invalid'> {
  const fields = fieldsOf<'team_id' | 'email'>(query);
  const teamId = typeof fields.team_id === 'string' ? fields.team_id.trim() : '';
  if (teamId === '' || teamId.length > LONGEST_TEAM) return fail('invite-invalid');
  const email = parseEmail(fields.email);
  return ok({ teamId, email: email.ok ? email.value : null });
}

/**
 * An invite whose link was followed, and whether an account was created for it: then no further confirmation is asked.
 */
export type KeptInvite = TeamInvite & { readonly signedUp: boolean };

/** Serialized for browser storage, so that the tab opened from the code email finds it. */
export function keptInviteText({ teamId, email, signedUp }: KeptInvite): string {
  return JSON.stringify({ team_id: teamId, ...(email !== null && { email }), signedUp });
}

/** Null for any other text. */
export function readKeptInvite(text: string | null): KeptInvite | null {
  const kept = parsed(text);
  const { email, signedUp } = fieldsOf<'email' | 'signedUp'>(kept);
  const invite = parseTeamInvite(kept);
  const isEmailOurs = email === undefined || typeof email === 'string';
  return invite.ok && isEmailOurs && typeof signedUp === 'boolean' ? { ...invite.value, signedUp } : null;
}

/** D AUTH-11.2: what to do with a stored invite after signing in. One for another email cannot be accepted. */
export function inviteStep(
  { email, signedUp }: KeptInvite,
  person: { readonly email: string },
): 'join' | 'ask' | 'for-another' {
  if (email !== null && email !== person.email.trim().toLowerCase()) return 'for-another';
  return signedUp ? 'join' : 'ask';
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
