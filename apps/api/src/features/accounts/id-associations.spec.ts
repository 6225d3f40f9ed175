import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';

const api = await apiForSpecs();

type Proof = { readonly ids?: readonly string[]; readonly email?: string; readonly verified?: boolean };

/** An id token as the pool issues it to a person who signed in by Apple with these ids. */
const proofOf = ({ ids = [], email = 'ada@example.com', verified = true }: Proof) =>
  api.issuer.idToken(randomUUID(), {
    email,
    email_verified: verified,
    identities: ids.map((userId) => ({ userId, providerType: 'SignInWithApple' })),
  });
const keep = (id: string, email: string, idToken: string | undefined) =>
  api.call('POST', '/public/idassociations', { body: { id, email, idToken } });
const find = (id: string) => api.call('GET', `/public/idassociations?id=${encodeURIComponent(id)}`);

describe('ids of identity providers', () => {
  it('AUTH-8 keep their first email, whatever is sent later', async () => {
    expect((await find('apple/1')).body).toEqual({ id: 'apple/1', email: null });
    expect((await keep('apple/1', 'Ada@Example.com', proofOf({ ids: ['apple/1'] }))).status).toBe(204);
    const later = proofOf({ ids: ['apple/1'], email: 'grace@example.com' });
    expect((await keep('apple/1', 'grace@example.com', later)).status).toBe(204);
    expect((await find('apple/1')).body['email']).toBe('ada@example.com');
  });

  it.each<[string, string | undefined]>([
    ['no token', undefined],
    ['a token that is none', 'no-token'],
    ['an access token', api.issuer.token(randomUUID())],
    ['a token of another id', proofOf({ ids: ['apple-other'] })],
    ['a token of a person with a password', proofOf({})],
    ['a token of another email', proofOf({ ids: ['apple-3'], email: 'mallory@example.com' })],
    ['a token whose email is not verified', proofOf({ ids: ['apple-3'], verified: false })],
  ])('AUTH-8 keep nothing on %s', async (_, idToken) => {
    expect(await keep('apple-3', 'ada@example.com', idToken)).toMatchObject({
      status: 403,
      body: { code: 'identity-unproven', field: 'body/idToken' },
    });
    expect((await find('apple-3')).body['email']).toBeNull();
  });

  it('VAL-2 take no address that is none', async () => {
    const refused = await keep('apple-2', 'nobody', proofOf({ ids: ['apple-2'] }));
    expect(refused).toMatchObject({ status: 400, body: { code: 'email-invalid' } });
    expect((await find('')).status).toBe(400);
  });
});

describe('a phone number', () => {
  it.each([
    ['(303) 444-1234', 'ok', ''],
    ['(800) 444-1234', 'invalid', 'Phone number must be valid'],
    ['303 555 1234', 'invalid', 'Phone number must be valid'],
  ])('VAL-3 API-4 %s is %s', async (phone, status, message) => {
    const { body } = await api.call('POST', '/public/reports/phone-verification', { body: { phone } });
    expect(body).toEqual({ status, message });
  });
});
