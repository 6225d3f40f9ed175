import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiUnderTest } from '../../testing/api-under-test.ts';

let api: ApiUnderTest;

beforeAll(async () => {
  api = await ApiUnderTest.start();
});
beforeEach(() => {
  api.google.isAway = false;
});
afterAll(() => api.stop());

const login = (authorizationCode: string) =>
  api.call('POST', '/public/google/login', { body: { authorizationCode } });
const refresh = (refreshToken: string) =>
  api.call('POST', '/public/google/refresh-session', { body: { refreshToken } });
const logout = (refreshToken: string) =>
  api.call('POST', '/public/google/logout', { body: { refreshToken } });

describe('the Google service', () => {
  it('AUTH-9 gives tokens for a code, once', async () => {
    const code = api.google.giveOut('4/one');
    const first = await login(code);
    expect(first).toMatchObject({
      status: 200,
      body: { idToken: 'id-of-session-of-4/one', refreshToken: 'session-of-4/one' },
      headers: { 'cache-control': 'no-store' },
    });
    expect(await login(code)).toMatchObject({
      status: 400,
      body: { code: 'google-code-refused', field: 'body/authorizationCode' },
    });
  });

  it('AUTH-9 renews a session until it is ended, and ends it twice as well as once', async () => {
    await login(api.google.giveOut('4/two'));
    expect(await refresh('session-of-4/two')).toMatchObject({
      status: 200,
      body: { idToken: 'id-of-session-of-4/two', refreshToken: 'session-of-4/two' },
    });
    expect((await logout('session-of-4/two')).status).toBe(204);
    expect((await logout('session-of-4/two')).status).toBe(204);
    expect(await refresh('session-of-4/two')).toMatchObject({
      status: 401,
      body: { code: 'google-session-over' },
    });
  });

  it.each([
    ['login', () => login(api.google.giveOut('4/three'))],
    ['refresh-session', () => refresh('any')],
    ['logout', () => logout('any')],
  ])('AUTH-9 says of %s that Google does not answer', async (_, call) => {
    api.google.isAway = true;
    expect(await call()).toMatchObject({ status: 503, body: { code: 'google-unavailable' } });
  });

  it('AUTH-9 API-1 takes what the contract says and nothing else', async () => {
    const wrong = [{}, { authorizationCode: '' }, { authorizationCode: 1 }, { code: '4/four' }];
    for (const body of [
      ...wrong,
      { authorizationCode: '4/four', redirectUri: 'https://elsewhere.example' },
    ]) {
      expect(await api.call('POST', '/public/google/login', { body })).toMatchObject({
        status: 400,
        body: { code: 'invalid' },
      });
    }
  });

  it('AUTH-9 is asked so often a minute, and no more', async () => {
    const limited = await ApiUnderTest.start({ 'sign-in': { max: 1, timeWindow: 60_000 } });
    const ask = () =>
      limited.call('POST', '/public/google/login', { body: { authorizationCode: '4/guess' } });
    expect((await ask()).status).toBe(400);
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    await limited.stop();
  });
});
