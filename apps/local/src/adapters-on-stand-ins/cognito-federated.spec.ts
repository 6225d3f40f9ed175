import {
  CognitoFederatedReturn,
  CognitoFederatedSignIn,
  CognitoIdentity,
  CognitoSessionTokens,
  UserPoolSession,
  type SignInPlace,
  type SignInWindow,
} from '@ridgeline/adapters/cognito';
import {
  type FederatedKind,
  FinishFederatedSignIn,
  PROVIDERS,
  ReturnFromProvider,
} from '@ridgeline/core/session';
import { DAY } from '@ridgeline/core/shared';
import {
  FakeIdAssociations,
  federatedReturnContract,
  federatedSignInContract,
} from '@ridgeline/core/testing/session';
import { FakeAccountDirectory } from '@ridgeline/core/testing/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEDERATION_PROVIDERS } from '../federation/providers.ts';
import type { FederatedSeed } from '../federation/seed-federation.ts';
import { FederationUnderTest } from '../federation/testing/federation-under-test.ts';
import { RedirectBrowser } from '../federation/testing/redirect-browser.ts';
import { SignInWalk, type Chosen } from '../federation/testing/sign-in-walk.ts';
import { LOCAL_USER_POOL_ID } from '../identity/local-user-pool.ts';
import { CLIENT_ID, PREFIX } from '../identity/testing/identity-under-test.ts';
import { ada } from '../identity/testing/people.ts';
import { MemoryStorage } from './memory-storage.ts';
import { PageInNode } from './page-in-node.ts';

/** The real aws-amplify, the pool's pages and the providers: everything except the browser, which is simulated. */
const friends: readonly FederatedSeed[] = FEDERATION_PROVIDERS.map(({ kind, domains: [domain] }, index) => ({
  sub: `88888888-8888-4888-8888-88888888888${index}`,
  kind,
  email: `friend@${domain ?? `${kind}.example`}`,
  givenName: 'Fay',
  familyName: 'Friend',
}));
const STRANGER = 'stranger@example.com';
const DOMAIN = 'summit.example';

let world: FederationUnderTest;
const page = PageInNode.install();
beforeAll(async () => {
  world = await FederationUnderTest.open({ withPassword: [ada], federated: friends });
});
afterAll(() => world.close());

/** One tab, which loads one page after another. */
class Tab {
  readonly tokens = new MemoryStorage();
  readonly browser = new RedirectBrowser(world.callback);
  /** The addresses to which this tab, or a popup of it, was redirected. */
  readonly shown: string[] = [];
  /** What the person does in the next popup; null closes it. */
  inWindow: Chosen | null = null;
  /** How far this browser's clock is ahead, in milliseconds. */
  ahead = 0;
  #arrivedAt: string = `${world.address}/login`;

  /** Loads a page, with its modules and the tab's storage. */
  load() {
    page.show(this.#arrivedAt);
    page.onAssign = (url) => this.#go(url);
    const now = () => Date.now() + this.ahead;
    const session = new UserPoolSession(async () => this.#config(), this.tokens, now);
    const place: SignInPlace = {
      arrivedAt: this.#arrivedAt,
      go: (url) => this.#go(url),
      openWindow: () => this.#window(),
      handOver: async () => false,
    };
    return {
      session,
      federated: new CognitoFederatedSignIn(session, place),
      returns: new CognitoFederatedReturn(session, place),
    };
  }

  /** Goes through the whole sign-in, to the provider and back to the callback. */
  async walk(kind: FederatedKind, chosen: Chosen): Promise<void> {
    this.inWindow = chosen;
    const asked = await this.load().federated.start(requestFor(kind));
    if (!asked.ok) throw new Error(asked.failure);
    if (PROVIDERS[kind].opens === 'redirect') this.#arrivedAt = await this.#answer(chosen);
  }

  goTo(url: string): void {
    this.#arrivedAt = url;
  }

  #go(url: string): void {
    this.shown.push(url);
    this.#arrivedAt = url;
  }

  #window(): SignInWindow {
    return {
      show: (url) => void this.shown.push(url),
      answer: async () => {
        // Wait for the popup before the person acts.
        while (this.shown.length === 0) await Promise.resolve();
        return this.inWindow === null ? null : this.#answer(this.inWindow);
      },
      close: () => {},
    };
  }

  async #answer(chosen: Chosen): Promise<string> {
    const walk = new SignInWalk(world, this.browser);
    const answer = await walk.choose(await this.browser.visit(this.shown.at(-1) ?? ''), chosen);
    return `${world.callback}?${answer}`;
  }

  #config() {
    return {
      userPoolId: LOCAL_USER_POOL_ID,
      userPoolClientId: CLIENT_ID,
      endpoint: `${world.address}${PREFIX}/`,
      hosted: {
        domain: world.domain,
        redirectSignIn: world.callback,
        redirectSignOut: `${world.address}/login`,
      },
    };
  }
}

function requestFor(kind: FederatedKind) {
  return { kind, settings: PROVIDERS[kind], domain: kind === 'saml' ? DOMAIN : null, teamId: null };
}

function friendOf(kind: FederatedKind): FederatedSeed {
  const found = friends.find((friend) => friend.kind === kind);
  if (!found) throw new Error(`nobody signs in by ${kind}`);
  return found;
}

async function back(kind: FederatedKind, chosen: Chosen) {
  const tab = new Tab();
  await tab.walk(kind, chosen);
  return tab.load().returns;
}

federatedSignInContract('CognitoFederatedSignIn', async () => {
  const tab = new Tab();
  tab.inWindow = 'deny';
  return {
    federated: tab.load().federated,
    askedLast: async () => {
      const query = new URL(tab.shown[0] ?? '').searchParams;
      const named = FEDERATION_PROVIDERS.find(({ name }) => name === query.get('identity_provider'));
      return named?.kind ?? (query.has('idp_identifier') ? 'saml' : null);
    },
    dismissNext: async () => {
      tab.inWindow = null;
    },
  };
});

federatedReturnContract('CognitoFederatedReturn', async () => ({
  agree: (kind) => back(kind, { subjectOf: friendOf(kind).email }),
  decline: (kind) => back(kind, 'deny'),
  withPassword: { email: ada.email, agree: () => back('google', { email: ada.email }) },
  strangerByApple: { email: STRANGER, agree: () => back('apple', { email: STRANGER }) },
  outOfNowhere: async () => {
    const tab = new Tab();
    tab.goTo(world.callback);
    return tab.load().returns;
  },
}));

describe('signing in by a provider, as the callback screen does it', () => {
  function useCaseIn(tab: Tab, directory = new FakeAccountDirectory()) {
    const { session, returns } = tab.load();
    const identity = new CognitoIdentity(session);
    const tokens = new CognitoSessionTokens(session);
    const finish = new FinishFederatedSignIn(identity, tokens, directory, new FakeIdAssociations());
    return { session, identity, useCase: new ReturnFromProvider(returns, finish) };
  }

  it('AUTH-1 AUTH-2 knows who is here, and goes on to know after a renewal and on the next page', async () => {
    const tab = new Tab();
    await tab.walk('microsoft', { email: 'first@microsoft.example', givenName: 'Fi' });
    const { session, useCase } = useCaseIn(tab);
    const returned = await useCase.run();
    expect(returned).toMatchObject({
      ok: true,
      value: { kind: 'microsoft', identity: { email: 'first@microsoft.example', groups: [] } },
    });
    expect(await session.renew()).toEqual({ ok: true });
    // START-4
    expect(tab.tokens.length).toBeGreaterThan(3);
    expect(JSON.stringify([...page.localStorage])).not.toContain('Token');
    tab.goTo(`${world.address}/dashboard`);
    expect(await new CognitoIdentity(tab.load().session).current()).toMatchObject({
      email: 'first@microsoft.example',
    });
  });

  it('AUTH-6 removes a denied login, and goes to welcome back', async () => {
    const tab = new Tab();
    await tab.walk('google', { email: friendOf('microsoft').email });
    const { identity, useCase } = useCaseIn(tab);
    expect(await useCase.run()).toMatchObject({
      ok: false,
      failure: {
        code: 'access-denied',
        path: expect.stringMatching(
          /^\/welcome-back\?email=friend%40microsoft\.example&accountType=microsoft-account&identityProviderId=\d{21}$/,
        ),
      },
    });
    expect(await identity.current()).toBeNull();
    expect(tab.tokens.length).toBe(0);
  });

  it('AUTH-7 signs out whom the directory knows with a password', async () => {
    const tab = new Tab();
    const { email } = friendOf('google');
    await tab.walk('google', { subjectOf: email });
    const directory = new FakeAccountDirectory();
    directory.answer(email, { status: 'cognito-account', message: '' });
    const { identity, useCase } = useCaseIn(tab, directory);
    expect(await useCase.run()).toMatchObject({ failure: { code: 'password-account' } });
    expect(await identity.current()).toBeNull();
  });

  it('signs out without leaving the page, and ends the session at the pool', async () => {
    const tab = new Tab();
    await tab.walk('saml', { subjectOf: friendOf('saml').email });
    const { session, identity, useCase } = useCaseIn(tab);
    await useCase.run();
    const before = tab.shown.length;
    await identity.signOut();
    expect(tab.shown.length).toBe(before);
    expect(await session.accessToken()).toBeNull();
    const { rows } = await world.pool.query<{ revoked: boolean }>(
      `SELECT revoked_at IS NOT NULL AS revoked FROM local_identity.session WHERE sub = $1
        ORDER BY signed_in_at DESC LIMIT 1`,
      [friendOf('saml').sub],
    );
    expect(rows).toEqual([{ revoked: true }]);
  });

  it('START-4 START-5 says when the seven days of Apple are over', async () => {
    const tab = new Tab();
    await tab.walk('apple', { subjectOf: friendOf('apple').email });
    const directory = new FakeAccountDirectory();
    directory.answer(friendOf('apple').email, { status: 'apple-account', message: '' });
    const { session, useCase } = useCaseIn(tab, directory);
    expect(await useCase.run()).toMatchObject({ ok: true });
    const told: unknown[] = [];
    session.onRefusedRenewal((renewal) => told.push(renewal));
    world.wait(7 * DAY);
    expect(await session.renew()).toEqual({ ok: false, failure: 'no-credentials' });
    expect(told).toEqual([{ federated: true }]);
  });

  it.each<[FederatedKind, boolean]>([
    ['apple', true],
    ['google', false],
  ])('START-4 START-5 ends a session by %s after seven days by itself: %s', async (kind, ends) => {
    const tab = new Tab();
    await tab.walk(kind, { subjectOf: friendOf(kind).email });
    const directory = new FakeAccountDirectory();
    directory.answer(friendOf(kind).email, { status: `${kind}-account`, message: '' });
    const { session, useCase } = useCaseIn(tab, directory);
    await useCase.run();
    const told: unknown[] = [];
    session.onRefusedRenewal((renewal) => told.push(renewal));
    expect(await session.identity()).not.toBeNull();
    // The pool's clock stands still, so it would renew the tokens forever.
    const signedIn = world.now - Date.now();
    tab.ahead = signedIn + 7 * DAY - 60_000;
    expect(await session.identity()).not.toBeNull();
    tab.ahead = signedIn + 7 * DAY;
    expect((await session.identity()) === null).toBe(ends);
    expect(told).toEqual(ends ? [{ federated: true }] : []);
  });

  it('AUTH-1 says that no company signs in by this domain', async () => {
    const tab = new Tab();
    await tab.load().federated.start({ ...requestFor('saml'), domain: 'nobody.example' });
    tab.goTo((await tab.browser.visit(tab.shown[0] ?? '')).url);
    const answer = await tab.load().returns.arrive();
    expect(answer).toEqual({ ok: false, failure: { code: 'company-unknown' } });
  });
});
