import type { Profile } from '../profile/profile.ts';
import type { SignedInIdentity } from './identity.port.ts';
import type { SignInKind } from './sign-in-kind.ts';

/** Where a visit stands. Only `signed-in` knows a person whom the app can show. */
export type Session =
  | { readonly is: 'starting'; readonly waitsFor: 'identity' }
  | (Arriving & { readonly is: 'starting'; readonly waitsFor: 'profile' })
  /** `expired`: not by the person's own doing; the login says so. */
  | { readonly is: 'signed-out'; readonly expired?: true }
  | SignedIn
  /** A federated session that could not be renewed: the screen stays, under the dialog of START-5. */
  | { readonly is: 'expired' }
  /** Somebody is here, but the profile did not load. */
  | (Arriving & { readonly is: 'unreachable' });

/** `kind` is how the person signed in during this visit; null when the session is older. */
type Arriving = { readonly identity: SignedInIdentity; readonly kind: SignInKind | null };

/** ENT-11 */
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
