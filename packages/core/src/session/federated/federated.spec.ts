import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Email } from '../../shared/email.policy.ts';
import { DAY } from '../../shared/instant.ts';
import { staysOnThisSite } from '../../testing/routes/on-this-site.ts';
import { FakeFederatedSignIn } from '../../testing/session/fake-federated-sign-in.ts';
import { someClaims } from '../../testing/session/session.builder.ts';
import { hostileAddresses } from '../../testing/routes/address.arbitrary.ts';
import { reach } from '../../testing/shared/reach.ts';
import { afterAccessDenied } from './access-denied.policy.ts';
import { federatedOutcome, parseLoginReason, type FederatedOutcome } from './federated-outcome.policy.ts';
import { readClaims } from '../identity-claims.ts';
import { APPLE_TOKEN_LIFETIME, PROVIDERS, SIGN_IN_KINDS, type FederatedKind } from '../sign-in-kind.ts';
import { StartFederatedSignIn } from './start-federated-sign-in.use-case.ts';
import { kindOfAccount } from '../welcome-back.policy.ts';

const email = 'ada+roof@example.com' as Email;
const query = 'email=ada%2Broof%40example.com';

describe('the kinds of sign-in', () => {
  it('AUTH-1 are five', () => {
    expect(SIGN_IN_KINDS).toEqual(['password', 'google', 'apple', 'microsoft', 'saml']);
  });

  it('AUTH-8 Apple opens a popup with the scope name and email, for existing accounts only', () => {
    expect(PROVIDERS.apple).toMatchObject({
      opens: 'popup',
      scope: ['name', 'email'],
      existingAccountsOnly: true,
    });
    const others = [PROVIDERS.google, PROVIDERS.microsoft, PROVIDERS.saml];
    expect(others.map(({ opens }) => opens)).toEqual(['redirect', 'redirect', 'redirect']);
    expect(others.some(({ existingAccountsOnly }) => existingAccountsOnly)).toBe(false);
  });

  it('AUTH-8 Microsoft is asked for the accounts of organizations', () => {
    expect(PROVIDERS.microsoft.tenant).toBe('organizations');
  });

  it('START-4 a token from Apple lives 7 days', () => {
    expect(APPLE_TOKEN_LIFETIME).toBe(7 * DAY);
  });

  it.each([
    ['cognito-account', 'password'],
    ['google-account', 'google'],
    ['apple-account', 'apple'],
    ['microsoft-account', 'microsoft'],
    ['sso-account', 'saml'],
    ['password', null],
    ['something-else', null],
    [undefined, null],
  ])('AUTH-6 AUTH-7 the welcome back of a %s offers %s', (accountType, kind) => {
    expect(kindOfAccount(accountType)).toBe(kind);
  });
});

describe('starting at a provider', () => {
  it.each(['google', 'apple', 'microsoft'] as const)(
    'AUTH-1 AUTH-11 asks %s with its settings',
    async (kind) => {
      const federated = new FakeFederatedSignIn();
      const start = new StartFederatedSignIn(federated);
      expect(await start.run({ kind })).toEqual({ ok: true });
      await start.run({ kind, teamId: 'team-1' });
      expect(federated.asked).toEqual([
        { kind, settings: PROVIDERS[kind], domain: null, teamId: null },
        { kind, settings: PROVIDERS[kind], domain: null, teamId: 'team-1' },
      ]);
    },
  );

  it('AUTH-1 AUTH-11 finds a company by the domain of an email', async () => {
    const federated = new FakeFederatedSignIn();
    const start = new StartFederatedSignIn(federated);
    await start.run({ kind: 'saml', email: 'Ada@Roofing.Example.com', teamId: 'team-1' });
    expect(federated.asked).toEqual([
      { kind: 'saml', settings: PROVIDERS.saml, domain: 'roofing.example.com', teamId: 'team-1' },
    ]);
    expect(await start.run({ kind: 'saml', email: 'ada' })).toEqual({ ok: false, failure: 'email-invalid' });
    expect(federated.asked).toHaveLength(1);
  });

  it('AUTH-8 hands on that the window was closed', async () => {
    const federated = new FakeFederatedSignIn();
    federated.failWith('dismissed');
    expect(await new StartFederatedSignIn(federated).run({ kind: 'apple' })).toEqual({
      ok: false,
      failure: 'dismissed',
    });
  });
});

describe('a denied login', () => {
  it('AUTH-6 with a password account leads to the login screen as a returning user', () => {
    const claims = someClaims({ email, existingAccountType: 'cognito-account', identityProviderId: 'x' });
    expect(afterAccessDenied(claims)).toBe(`/login?${query}&returning=true`);
    expect(afterAccessDenied({ ...claims, email: null })).toBe('/login?returning=true');
  });

  it('AUTH-6 with any other account leads to the welcome back', () => {
    const claims = someClaims({ email, existingAccountType: 'google-account', identityProviderId: 'g/1' });
    expect(afterAccessDenied(claims)).toBe(
      `/welcome-back?${query}&accountType=google-account&identityProviderId=g%2F1`,
    );
    expect(afterAccessDenied(someClaims())).toBe('/welcome-back');
  });
});

describe('a person who comes from a provider', () => {
  it.each([
    ['google', 'ok'],
    ['microsoft', 'ok'],
    ['saml', 'ok'],
    ['google', 'google-account'],
    ['apple', 'apple-account'],
    ['microsoft', 'microsoft-account'],
    ['saml', 'sso-account'],
  ] as const)('AUTH-7 by %s with the status %s is admitted', (kind, status) => {
    expect(outcomeOf(kind, status)).toEqual({ admitted: true });
  });

  it.each(['google', 'apple', 'microsoft', 'saml'] as const)(
    'AUTH-7 by %s with an email that has a password is sent to the login screen',
    (kind) => {
      expect(outcomeOf(kind, 'cognito-account')).toEqual({
        admitted: false,
        why: 'password-account',
        path: `/login?${query}&reason=password-account`,
      });
    },
  );

  it('AUTH-8 by Apple without an account is refused: Apple is for existing accounts', () => {
    expect(outcomeOf('apple', 'ok')).toEqual({
      admitted: false,
      why: 'apple-existing-only',
      path: `/login?${query}&reason=apple-existing-only`,
    });
  });

  it.each([
    ['google', 'apple-account'],
    ['apple', 'google-account'],
    ['saml', 'invalid'],
    ['microsoft', ''],
  ] as const)('AUTH-7 by %s with the status %j is sent to the welcome back', (kind, status) => {
    expect(outcomeOf(kind, status)).toEqual({
      admitted: false,
      why: 'other-account',
      path: `/welcome-back?${query}&accountType=${status}`,
    });
    expect(federatedOutcome({ kind, status, email, identityProviderId: 'id-1' })).toMatchObject({
      path: `/welcome-back?${query}&accountType=${status}&identityProviderId=id-1`,
    });
  });

  it('AUTH-7 AUTH-8 gives the login screen a reason that it knows', () => {
    expect(parseLoginReason('password-account')).toBe('password-account');
    expect(parseLoginReason('apple-existing-only')).toBe('apple-existing-only');
    expect(parseLoginReason('toString')).toBeNull();
    expect(parseLoginReason(undefined)).toBeNull();
  });

  it('AUTH-6 AUTH-7 is never led off this site, whatever the claims say', () => {
    const emails = fc.oneof(fc.constant(email), hostileAddresses());
    const statuses = fc.constantFrom('ok', 'cognito-account', 'google-account', 'apple-account');
    const reached = reach('admitted', 'turned away');
    fc.assert(
      fc.property(emails, fc.oneof(statuses, hostileAddresses()), hostileAddresses(), (told, status, id) => {
        const claims = readClaims({
          accessDenied: true,
          email: told,
          existingAccountType: status,
          identityProviderId: id,
        });
        expect(staysOnThisSite(afterAccessDenied(claims))).toBe(true);
        const outcome = federatedOutcome({ kind: 'google', status, email: told, identityProviderId: id });
        reached.at(outcome.admitted ? 'admitted' : 'turned away');
        if (!outcome.admitted) expect(staysOnThisSite(outcome.path)).toBe(true);
      }),
      { numRuns: 200 },
    );
    reached.expectEach();
  });
});

describe('the claims of a token', () => {
  it.each([
    [
      { accessDenied: true, email: ' ADA+roof@example.com' },
      { accessDenied: true, email },
    ],
    [{ accessDenied: 'true' }, { accessDenied: true }],
    [{ accessDenied: 'false' }, {}],
    [{ accessDenied: 1 }, {}],
    [
      { existingAccountType: 'cognito-account', identityProviderId: 'id-1', other: 'x' },
      { existingAccountType: 'cognito-account', identityProviderId: 'id-1' },
    ],
    [{ existingAccountType: '', identityProviderId: 7, email: 'ada' }, {}],
    [null, {}],
    ['accessDenied', {}],
  ])('AUTH-2 ENT-11 are read from %j', (payload, claims) => {
    expect(readClaims(payload)).toEqual(someClaims(claims));
  });

  it('ENT-11 are read from anything', () => {
    const written = fc.record(
      {
        accessDenied: fc.constantFrom<unknown>(true, 'true', false, 'false', 1, null),
        email: fc.constantFrom<unknown>(email, ' Ada+Roof@Example.com', 'nobody', 7),
        existingAccountType: fc.oneof(fc.string(), fc.integer()),
        identityProviderId: fc.oneof(fc.string(), fc.integer()),
      },
      { requiredKeys: [] },
    );
    const reached = reach('denied', 'with an email', 'neither');
    fc.assert(
      fc.property(fc.oneof(fc.anything(), written, written), (payload) => {
        const told = Object(payload);
        const isText = (claim: unknown) => typeof claim === 'string' && claim !== '';
        const isOurs = told.email === email || told.email === ' Ada+Roof@Example.com';
        const claims = readClaims(payload);
        expect(claims).toEqual({
          accessDenied: told.accessDenied === true || told.accessDenied === 'true',
          email: isOurs ? email : null,
          existingAccountType: isText(told.existingAccountType) ? told.existingAccountType : null,
          identityProviderId: isText(told.identityProviderId) ? told.identityProviderId : null,
        });
        if (claims.accessDenied) reached.at('denied');
        else reached.at(claims.email === null ? 'neither' : 'with an email');
      }),
      { numRuns: 300 },
    );
    reached.expectEach();
  });
});

function outcomeOf(kind: FederatedKind, status: string): FederatedOutcome {
  return federatedOutcome({ kind, status, email, identityProviderId: null });
}
