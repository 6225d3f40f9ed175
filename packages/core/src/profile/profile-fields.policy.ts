import { currentSubscription, type Profile } from './profile.ts';

/** How a field of the full profile is met: edited in place, changed on a screen of its own, copied, or only read. */
export type ProfileFieldUse = 'edit' | 'change' | 'copy' | 'read';
export type ProfileFieldName = 'profession' | 'phone' | 'role' | 'email' | 'password' | 'userId';
export type ProfileField = { readonly name: ProfileFieldName; readonly use: ProfileFieldUse };

type TeamSize = { readonly members: readonly unknown[] } | null;

// PROF-2
export function profileFields(profile: Profile, team: TeamSize): readonly ProfileField[] {
  const native = isNativeAccount(profile);
  return [
    { name: 'profession', use: 'edit' },
    { name: 'phone', use: 'edit' },
    ...(showsRole(profile, team) ? [{ name: 'role', use: 'read' } as const] : []),
    { name: 'email', use: native ? 'change' : 'read' },
    ...(native ? [{ name: 'password', use: 'change' } as const] : []),
    { name: 'userId', use: 'copy' },
  ];
}

/** PROF-3: only these change email and password here; anyone else is told to use the identity provider. */
export function isNativeAccount({ source, identityProviderType }: Profile): boolean {
  return source === 'cognito' && (identityProviderType ?? '') === '';
}

// PROF-11
export function showsRole(profile: Profile, team: TeamSize): boolean {
  const hasMembers = team !== null && team.members.length > 0;
  return hasMembers || currentSubscription(profile)?.type === 'paid-team-plan';
}
