import type { ProfileGateway } from '@ridgeline/core/profile';
import type { SessionStore } from './session.store.ts';

/** Loads what a change at the server has made of the profile. If it cannot be loaded, the old one stays. */
export async function reloadProfile(session: SessionStore, profiles: ProfileGateway): Promise<void> {
  const { number } = session.visit;
  const profile = await profiles.load();
  if (profile.ok) session.profileChanged(profile.value, number);
}
