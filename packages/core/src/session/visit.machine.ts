import type { ProfileFailure } from '../profile/profile-gateway.port.ts';
import type { Profile } from '../profile/profile.ts';
import type { Result } from '../shared/result.ts';
import type { SignedInIdentity } from './identity.port.ts';
import type { Arriving, Session, SignedIn } from './session.ts';
import type { SignInKind } from './sign-in-kind.ts';

/**
 * One visit from start to end. Every new start has a number; responses to older ones are dropped, so that no user sees
 * the profile of the previous one.
 */
export type Visit = { readonly number: number; readonly session: Session };

export type VisitEvent =
  | { readonly type: 'identity-answered'; readonly visit: number; readonly identity: SignedInIdentity | null }
  | { readonly type: 'signed-in'; readonly identity: SignedInIdentity; readonly kind?: SignInKind }
  | {
      readonly type: 'profile-answered';
      readonly visit: number;
      readonly answer: Result<Profile, ProfileFailure>;
    }
  | { readonly type: 'profile-retried' }
  /** Reloaded, or changed and saved, during the visit. */
  | { readonly type: 'profile-changed'; readonly visit: number; readonly profile: Profile }
  /** PROF-9: confirmed by the user pool, in this tab or another. */
  | { readonly type: 'email-changed'; readonly visit: number; readonly email: string }
  | { readonly type: 'terms-accepted' }
  | { readonly type: 'introduced' }
  | { readonly type: 'renewal-refused'; readonly federated: boolean }
  /** By sign-out or reset; `expired` if the session was refused. */
  | { readonly type: 'left'; readonly expired?: true };

export const initialVisit: Visit = { number: 0, session: { is: 'starting', waitsFor: 'identity' } };

/** Events that do not apply to the current state are ignored. */
export function nextVisit(visit: Visit, event: VisitEvent): Visit {
  if ('visit' in event && event.visit !== visit.number) return visit;
  if (event.type === 'left') return { number: visit.number + 1, session: signedOut(event.expired) };
  if (event.type === 'signed-in') return begun(visit, { identity: event.identity, kind: event.kind ?? null });
  const { session } = visit;
  switch (session.is) {
    case 'starting':
      return { ...visit, session: whileStarting(session, event) };
    case 'signed-in':
      return { ...visit, session: whileSignedIn(session, event) };
    case 'unreachable':
      return event.type === 'profile-retried' ? begun(visit, session) : visit;
    case 'signed-out':
    case 'expired':
      return visit;
  }
}

function begun(visit: Visit, { identity, kind }: Arriving): Visit {
  return { number: visit.number + 1, session: { is: 'starting', waitsFor: 'profile', identity, kind } };
}

// START-1
function whileStarting(session: Extract<Session, { is: 'starting' }>, event: VisitEvent): Session {
  if (event.type === 'renewal-refused') return signedOut(true);
  if (session.waitsFor === 'identity') {
    if (event.type !== 'identity-answered') return session;
    const { identity } = event;
    return identity === null
      ? { is: 'signed-out' }
      : { is: 'starting', waitsFor: 'profile', identity, kind: null };
  }
  if (event.type !== 'profile-answered') return session;
  const { answer } = event;
  if (answer.ok) return signedIn(session, answer.value);
  return answer.failure === 'signed-out'
    ? signedOut(true)
    : { is: 'unreachable', identity: session.identity, kind: session.kind };
}

function whileSignedIn(session: SignedIn, event: VisitEvent): Session {
  switch (event.type) {
    case 'profile-changed':
      return { ...session, profile: event.profile };
    case 'email-changed':
      return { ...session, email: event.email };
    case 'terms-accepted':
      return { ...session, termsAccepted: true };
    case 'introduced':
      return { ...session, firstLoginEver: false };
    case 'renewal-refused':
      // START-5: only a federated session ends in the dialog; otherwise the login screen shows it.
      // D START-5.1
      return event.federated ? { is: 'expired' } : signedOut(true);
    default:
      return session;
  }
}

function signedOut(expired: true | undefined): Session {
  return { is: 'signed-out', ...(expired && { expired }) };
}

// AUTH-2
// D AUTH-2.1: the first login ever is the one for which the API holds no profile yet.
function signedIn({ identity, kind }: Arriving, profile: Profile): SignedIn {
  return {
    is: 'signed-in',
    kind,
    email: identity.email,
    groups: identity.groups,
    firstLoginEver: profile.doesNotExist === true,
    termsAccepted: typeof profile.acceptedTosAt === 'number',
    profile,
  };
}
