import {
  type FederatedKind,
  FederatedReturn,
  type FederatedReturnRefusal,
  parseLoginReason,
} from '@ridgeline/core/session';
import { fail, ok, parseEmail, type Result } from '@ridgeline/core/shared';
import { kindOfIdentities } from './provider-names.ts';
import type { SignInPlace } from './sign-in-place.ts';
import type { UserPoolSession } from './user-pool-session.ts';

/** The page to which the user pool redirects. Amplify exchanges the code as soon as it is configured there. */
export class CognitoFederatedReturn extends FederatedReturn {
  readonly #session: UserPoolSession;
  readonly #place: SignInPlace;

  constructor(session: UserPoolSession, place: SignInPlace) {
    super();
    this.#session = session;
    this.#place = place;
  }

  override async arrive(): Promise<Result<FederatedKind, FederatedReturnRefusal>> {
    if (await this.#place.handOver()) return fail({ code: 'handed-over' });
    const refusal = readRefusedReturn(new URL(this.#place.arrivedAt).searchParams);
    try {
      // Loaded even after a refusal, so that Amplify clears its pending sign-in.
      await this.#session.amplify();
      const claims = await this.#session.claims();
      if (refusal) return fail(refusal);
      const kind = kindOfIdentities(claims?.['identities']);
      return kind === null ? fail({ code: 'unavailable' }) : ok(kind);
    } catch {
      return fail(refusal ?? { code: 'unavailable' });
    }
  }
}

const SIGN_UP_REFUSED = /^PreSignUp failed with error ([a-z-]+)(?: for (\S+))?\.\s*$/;

/** The pool reports these refusals as error messages, without a code. */
export function readRefusedReturn(query: URLSearchParams): FederatedReturnRefusal | null {
  const error = query.get('error');
  if (error === null) return null;
  const said = query.get('error_description') ?? '';
  const [, why, address] = SIGN_UP_REFUSED.exec(said) ?? [];
  const reason = parseLoginReason(why);
  if (reason !== null) {
    const email = parseEmail(address);
    return { code: reason, email: email.ok ? email.value : null };
  }
  if (said === 'Identity provider not found') return { code: 'company-unknown' };
  return { code: error === 'access_denied' ? 'dismissed' : 'unavailable' };
}
