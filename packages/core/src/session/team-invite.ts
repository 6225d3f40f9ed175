import * as z from 'zod/mini';
import { parseEmail, type Email } from '../shared/email.policy.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/** What the link of a team invite carries to the two sign-up screens. */
export type TeamInvite = { readonly teamId: string; readonly email: Email | null };

const link = z.object({ team_id: z.string().check(z.trim(), z.minLength(1), z.maxLength(128)) });

/** AUTH-11: an invite without a team is none; an email that cannot be one is left out, and asked for. */
export function parseTeamInvite(query: unknown): Result<TeamInvite, 'invite-invalid'> {
  const parsed = link.safeParse(query);
  if (!parsed.success) return fail('invite-invalid');
  const email = parseEmail((query as { readonly email?: unknown }).email);
  return ok({ teamId: parsed.data.team_id, email: email.ok ? email.value : null });
}

/** An invite whose link was followed, and whether an account was made for it: then nobody is asked once more. */
export type KeptInvite = TeamInvite & { readonly signedUp: boolean };

const kept = z.object({ team_id: z.string(), email: z.optional(z.string()), signedUp: z.boolean() });

/** As a browser keeps it, so that it is found again in the tab that the email of the code opens. */
export function keptInviteText({ teamId, email, signedUp }: KeptInvite): string {
  return JSON.stringify({ team_id: teamId, ...(email !== null && { email }), signedUp });
}

/** Null for any other text. */
export function readKeptInvite(text: string | null): KeptInvite | null {
  const read = kept.safeParse(parsed(text));
  const invite = read.success ? parseTeamInvite(read.data) : null;
  return read.success && invite?.ok ? { ...invite.value, signedUp: read.data.signedUp } : null;
}

/** AUTH-11: D: what becomes of an invite once somebody is here. An invite for another account is no one else's to take. */
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
