import type { Locale } from '../../shared/messages.ts';
import { shownTeamRole, teamRoleOf } from '../../teams/team-role.policy.ts';
import { currentSubscription, type Profile } from '../profile.ts';

/**
 * Interaction with a field of the full profile: edited in place, changed on a separate screen, copied, or read-only.
 */
export type ProfileFieldUse = 'edit' | 'change' | 'copy' | 'read';
export type ProfileFieldName = 'profession' | 'phone' | 'role' | 'email' | 'password' | 'userId';
export type ProfileField = { readonly name: ProfileFieldName; readonly use: ProfileFieldUse };

// PROF-2
export function profileFields(profile: Profile): readonly ProfileField[] {
  const native = isNativeAccount(profile);
  return [
    { name: 'profession', use: 'edit' },
    { name: 'phone', use: 'edit' },
    ...(showsRole(profile) ? [{ name: 'role', use: 'read' } as const] : []),
    { name: 'email', use: native ? 'change' : 'read' },
    ...(native ? [{ name: 'password', use: 'change' } as const] : []),
    { name: 'userId', use: 'copy' },
  ];
}

/** PROF-3: only these change email and password here; other users are referred to their identity provider. */
export function isNativeAccount({ source, identityProviderType }: Profile): boolean {
  return source === 'cognito' && (identityProviderType ?? '') === '';
}

// PROF-11
export function showsRole(profile: Profile): boolean {
  const members = profile.team?.members ?? [];
  return members.length > 0 || currentSubscription(profile)?.type === 'paid-team-plan';
}

/** PROF-2 TEAM-1: the displayed role; null if the field is hidden or the team assigns none. */
export function shownRole(profile: Profile, locale: Locale): string | null {
  const role = showsRole(profile) ? teamRoleOf(profile.userId, profile.team ?? null) : null;
  return role === null ? null : shownTeamRole(role, locale);
}
