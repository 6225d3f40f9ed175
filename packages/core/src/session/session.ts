import type { Profile } from '../profile/profile.ts';
import type { SignedInIdentity } from './identity.port.ts';
import type { SignInKind } from './sign-in-kind.ts';

/** State of a visit. Only `signed-in` has a user to display. */
export type Session =
  | { readonly is: 'starting'; readonly waitsFor: 'identity' }
  | (Arriving & { readonly is: 'starting'; readonly waitsFor: 'profile' })
  /** `expired`: ended without the user's action; the login screen says so. */
  | { readonly is: 'signed-out'; readonly expired?: true }
  | SignedIn
  /** A federated session that could not be renewed: the screen stays, under the dialog of START-5. */
  | { readonly is: 'expired' }
  /** Signed in, but the profile did not load. */
  | (Arriving & { readonly is: 'unreachable' });

/** `kind` is how the person signed in during this visit; null when the session is older. */
export type Arriving = { readonly identity: SignedInIdentity; readonly kind: SignInKind | null };

/** ENT-11 */
export type SignedIn = {
  readonly is: 'signed-in';
  readonly kind: SignInKind | null;
  readonly email: string;
  readonly groups: readonly string[];
  readonly firstLoginEver: boolean;
  readonly termsAccepted: boolean;
  /** The last loaded profile. */
  readonly profile: Profile;
};
