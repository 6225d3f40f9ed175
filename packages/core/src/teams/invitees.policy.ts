import { parseEmail, type Email } from '../shared/email.policy.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { isTeamRole } from './team-abilities.policy.ts';
import type { TeamRole } from './team.ts';

export type Invitees = { readonly emails: readonly Email[]; readonly role: TeamRole };

export type InviteesFailure =
  | { readonly code: 'emails-missing' }
  | { readonly code: 'emails-invalid'; readonly invalid: readonly string[] }
  | { readonly code: 'role-unknown' };

/** Between the addresses of a pasted list. */
const SEPARATORS = /[\s,;]+/;

/** The addresses of a list, each once, and the role they are invited to. */
// TEAM-2
export function parseInvitees(input: {
  readonly emails: string;
  readonly role: string;
}): Result<Invitees, InviteesFailure> {
  const written = input.emails.split(SEPARATORS).filter((part) => part !== '');
  if (written.length === 0) return fail({ code: 'emails-missing' });
  const emails = new Set<Email>();
  const invalid: string[] = [];
  for (const part of written) {
    const parsed = parseEmail(part);
    if (parsed.ok) emails.add(parsed.value);
    else invalid.push(part);
  }
  if (invalid.length > 0) return fail({ code: 'emails-invalid', invalid });
  return isTeamRole(input.role)
    ? ok({ emails: [...emails], role: input.role })
    : fail({ code: 'role-unknown' });
}
