import { type FederatedRefusal, type FederatedRequest, FederatedSignIn } from '@ridgeline/core/session';
import { done, fail, type Result } from '@ridgeline/core/shared';
import { nameOf } from './amplify-problem.ts';
import { providerFor } from './provider-names.ts';
import type { SignInPlace, SignInWindow } from './sign-in-place.ts';
import type { UserPoolSession } from './user-pool-session.ts';

/** Sign-in by a provider through the hosted pages of the user pool. */
export class CognitoFederatedSignIn extends FederatedSignIn {
  readonly #session: UserPoolSession;
  readonly #place: SignInPlace;

  constructor(session: UserPoolSession, place: SignInPlace) {
    super();
    this.#session = session;
    this.#place = place;
  }

  override async start(request: FederatedRequest): Promise<Result<void, FederatedRefusal>> {
    // Before any await: later the browser would block it as an unwanted popup.
    const popup = request.settings.opens === 'popup' ? this.#place.openWindow() : null;
    try {
      await this.#ask(request, popup);
      return done;
    } catch (problem) {
      popup?.close();
      return fail(problem instanceof Error && problem.message === CANCELED ? 'dismissed' : 'unavailable');
    }
  }

  async #ask({ kind, domain, teamId, chosen }: FederatedRequest, popup: SignInWindow | null): Promise<void> {
    const { signInWithRedirect } = await this.#session.amplify();
    const hosted = await this.#session.hosted();
    const authSessionOpener = popup
      ? (url: string) => this.#askIn(popup, hosted.visitable(url))
      : hosted.opener;
    const attempt = () =>
      signInWithRedirect({
        provider: providerFor(kind, domain),
        ...(teamId !== null && { customState: teamId }),
        options: { ...(authSessionOpener && { authSessionOpener }), ...(chosen && { loginHint: chosen }) },
      });
    await attempt().catch(async (problem: unknown) => {
      // Amplify refuses to sign in while a user is signed in: sign the previous user out first.
      if (nameOf(problem) !== 'UserAlreadyAuthenticatedException') throw problem;
      await this.#session.signOut();
      await attempt();
    });
  }

  /** This page handles the response at the address of the callback, as after a redirect. */
  async #askIn(popup: SignInWindow, url: string): Promise<void | { type: 'canceled' }> {
    const answer = popup.answer();
    popup.show(url);
    const arrivedAt = await answer;
    if (arrivedAt === null) return { type: CANCELED };
    popup.close();
    this.#place.go(arrivedAt);
  }
}

const CANCELED = 'canceled';
