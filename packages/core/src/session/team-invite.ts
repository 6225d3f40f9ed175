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
