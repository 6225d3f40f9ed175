import type { Profile } from '../profile/profile.ts';
import type { SignedInIdentity } from './identity.port.ts';
import type { SignInKind } from './sign-in-kind.ts';

/** Where a visit stands. Only `signed-in` knows a person whom the app can show. */
export type Session =
  | { readonly is: 'starting'; readonly waitsFor: 'identity' }
  | (Arriving & { readonly is: 'starting'; readonly waitsFor: 'profile' })
  | { readonly is: 'signed-out' }
  | SignedIn
  /** A federated session that could not be renewed: the screen stays, under the dialog of START-5. */
  | { readonly is: 'expired' }
  /** Somebody is here, but the profile did not load. */
  | (Arriving & { readonly is: 'unreachable' });

/** `kind` is how the person signed in during this visit; null when the session is older. */
type Arriving = { readonly identity: SignedInIdentity; readonly kind: SignInKind | null };

export type SignedIn = {
  readonly is: 'signed-in';
  readonly kind: SignInKind | null;
  readonly email: string;
  readonly groups: readonly string[];
  readonly firstLoginEver: boolean;
  readonly termsAccepted: boolean;
  /** As it was last loaded, for every screen to read. */
  readonly profile: Profile;
};

/** ENT-11: the auth state as the rest of the app reads it. */
export type AuthState = {
  readonly loggedIn: boolean;
  readonly firstLoginEver: boolean;
  readonly groups: readonly string[];
  readonly email: string | null;
};

// AUTH-2 ENT-11
export function authState(session: Session): AuthState {
  if (session.is !== 'signed-in') return { loggedIn: false, firstLoginEver: false, groups: [], email: null };
  const { firstLoginEver, groups, email } = session;
  return { loggedIn: true, firstLoginEver, groups, email };
}

/** AUTH-2: what the token says; only for what a screen shows, since the API decides rights. */
export function isAdmin(auth: AuthState): boolean {
  return auth.groups.includes('admin');
}

/** START-1: the loading screen stands until login and profile loading have finished. */
export function isStarting(session: Session): boolean {
  return session.is === 'starting';
}

/** START-2: the initial reports are asked for once the profile has finished loading, and for nobody else. */
export function mayLoadInitialReports(session: Session): boolean {
  return session.is === 'signed-in';
}
