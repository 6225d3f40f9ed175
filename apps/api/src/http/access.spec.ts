import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiUnderTest, type Person } from '../testing/api-under-test.ts';

let api: ApiUnderTest;
let ada: Person;

beforeAll(async () => {
  api = await ApiUnderTest.start();
  ada = await api.person({ email: 'ada@example.com' });
});

afterAll(() => api.stop());

describe('who may call', () => {
  it('answers the bearer of a good token', async () => {
    const { status, body } = await api.call('GET', '/v2/profile/?app=web', { as: ada });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      userId: `us-east-1:${ada.id}`,
      email: 'ada@example.com',
      name: 'Ada Marsh',
      team_id: null,
    });
  });

  it('reads the profile in one round trip, with or without the slash', async () => {
    const before = api.api.database.trips;
    expect((await api.call('GET', '/v2/profile', { as: ada })).status).toBe(200);
    expect(api.api.database.trips - before).toBe(1);
  });

  it('NAV-8 hides projects until the terms are accepted, but returns the profile', async () => {
    const newcomer = await api.person({ acceptedTerms: false });
    expect((await api.call('GET', '/v2/profile/', { as: newcomer })).status).toBe(200);
    const { status, body } = await api.call('GET', '/v2/projects', { as: newcomer });
    expect({ status, code: body['code'] }).toEqual({ status: 403, code: 'terms-not-accepted' });
  });
});

describe('how refusals look', () => {
  it('is a problem document with a request id, and nothing to keep', async () => {
    const { headers, body } = await api.call('GET', '/nothing/here');
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
    });
    expect(body).toEqual({
      type: 'urn:ridgeline:problem:not-found',
      title: 'There is nothing at this address.',
      status: 404,
      code: 'not-found',
      requestId: expect.any(String),
    });
  });

  it.each([
    ['{"emails":', 'body-malformed'],
    ['{"emails":["a@example.com"],"__proto__":{}}', 'body-malformed'],
    ['"text"', 'invalid'],
    ['{"emails":"ada@example.com"}', 'invalid'],
    ['{"emails":[]}', 'invalid'],
    ['{"emails":[1]}', 'invalid'],
    ['{"emails":["a"],"more":1}', 'invalid'],
  ])('answers the body %s with %s', async (payload, code) => {
    const response = await api.api.server.inject({
      method: 'POST',
      url: '/api/public/reports/email-verification',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect({ status: response.statusCode, code: response.json()['code'] }).toEqual({ status: 400, code });
  });

  it('sets headers that keep a page to itself', async () => {
    const { headers } = await api.call('GET', '/v2/profile/', { as: ada });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('geolocation=()');
  });

  it.each([
    ['/login', 'same-origin-allow-popups'],
    ['/idpauth?code=1&state=2', 'unsafe-none'],
    ['/idpauth-else', 'same-origin-allow-popups'],
  ])('AUTH-8 lets %s keep to the window it opened or came from: %s', async (url, policy) => {
    const { headers } = await api.api.server.inject(url);
    expect(headers['cross-origin-opener-policy']).toBe(policy);
  });
});

describe('limits', () => {
  it('says when to try again', async () => {
    const limited = await ApiUnderTest.start({ 'account-question': { max: 2, timeWindow: 60_000 } });
    const ask = () =>
      limited.call('POST', '/public/reports/email-verification', { body: { emails: ['a@example.com'] } });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    const third = await ask();
    expect({ status: third.status, code: third.body['code'] }).toEqual({
      status: 429,
      code: 'too-many-requests',
    });
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    await limited.stop();
  });
});

describe('how an email is registered', () => {
  it.each([
    ['nobody@example.com', 'ok'],
    ['ADA@example.com', 'cognito-account'],
    ['not an address', 'invalid'],
  ])('AUTH-4 says of %s: %s', async (email, status) => {
    const { body } = await api.call('POST', '/public/reports/email-verification', {
      body: { emails: [email] },
    });
    expect(body['status']).toBe(status);
  });

  it.each(['google', 'apple', 'microsoft', 'sso'])('AUTH-4 names an account of %s', async (signsInBy) => {
    await api.person({ email: `${signsInBy}@example.com`, signsInBy });
    const { body } = await api.call('POST', '/public/reports/email-verification', {
      body: { emails: [`${signsInBy}@example.com`] },
    });
    expect(body['status']).toBe(`${signsInBy}-account`);
  });
});

describe('the contract itself', () => {
  it('is served for programs and for people', async () => {
    const { body } = await api.call<{ paths: object }>('GET', '/openapi.json');
    expect(Object.keys(body.paths)).toContain('/v2/projects');
    const page = await api.api.server.inject('/api/reference');
    expect(page.body).toContain('/api/v2/projects/projectsSearchAfter');
  });
});
