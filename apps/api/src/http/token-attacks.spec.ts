import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiUnderTest, type Person } from '../testing/api-under-test.ts';
import { TOKEN_ATTACKS, type TokenAttack } from '../testing/token-attacks.ts';
import { TokenIssuer } from '../testing/token-issuer.ts';
import { poolTokens } from './pool-tokens.ts';
import { tokenVerifier } from './verify-token.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** The API's clock: the second in which the spec starts, unless a test moves it. */
const start = Math.floor(Date.now() / SECOND) * SECOND;
let at = start;
const now = () => at;
const seconds = (offset: number) => start / SECOND + offset;

let api: ApiUnderTest;
let ada: Person;
/** The attacker's pool, whose keys and addresses a token may name. */
let mallory: TokenIssuer;

beforeAll(async () => {
  api = await ApiUnderTest.start({}, { now });
  ada = await api.person({ email: 'ada@example.com' });
  mallory = await TokenIssuer.startForeign();
});
beforeEach(() => {
  at = start;
});
afterAll(async () => {
  await mallory.stop();
  await api.stop();
});

const ask = (authorization: string) =>
  api.api.server.inject({ url: '/api/v2/projects', headers: { authorization } });
const REFUSED = { status: 401, code: 'signed-out', title: 'No Current User or Token Expired' };

async function expectRefused(authorization: string): Promise<void> {
  const response = await ask(authorization);
  const { code, title } = response.json<Record<string, unknown>>();
  expect({ status: response.statusCode, code, title }).toEqual(REFUSED);
}

/** A token of our pool, with other claims or another header. */
const ours = (claims = {}, header = {}) => api.issuer.token(ada.id, claims, header);

describe('a good token', () => {
  it('is accepted, also with a large header', async () => {
    expect((await ask(`Bearer ${ours()}`)).statusCode).toBe(200);
    expect((await ask(`bearer ${ours({}, { padding: 'x'.repeat(4_096) })}`)).statusCode).toBe(200);
  });

  it.each(['', 'Bearer', 'Bearer ', 'Basic %', '%', 'Bearer: %', 'Bearer  %', 'Bearer %,'])(
    'START-6 is not looked for in an authorization of the form "%s"',
    (form) => expectRefused(form.replace('%', ours())),
  );
});

const world = () => ({ issuer: api.issuer, mallory, sub: ada.id });

for (const [kind, attacks] of Object.entries<readonly TokenAttack[]>(TOKEN_ATTACKS)) {
  describe(`a token of ${kind}`, () => {
    it.each(attacks)('START-6 is refused: %s', (_, forge) => expectRefused(`Bearer ${forge(world())}`));
  });
}

describe('what a token names', () => {
  it('is never visited', async () => {
    for (const [, forge] of TOKEN_ATTACKS['another key']) await ask(`Bearer ${forge(world())}`);
    expect(mallory.keyDownloads).toBe(0);
  });
});

describe('the time of a token', () => {
  const read = () => poolTokens({ issuer: api.issuer.issuer, clientId: 'web', now });
  it.each([
    ['that ends in a second', { exp: seconds(1) }, 0, true],
    ['in its last millisecond', { exp: seconds(1) }, 999, true],
    ['that ends now', { exp: seconds(0) }, 0, false],
    ['that ended a second ago', { exp: seconds(-1) }, 0, false],
    ['that begins in a second', { nbf: seconds(1) }, 0, false],
    ['a millisecond before it begins', { nbf: seconds(1) }, 999, false],
    ['that begins now', { nbf: seconds(0) }, 0, true],
    ['that began a second ago', { nbf: seconds(-1) }, 0, true],
  ])('START-6 %s', async (_, claims, later, isGood) => {
    at = start + later;
    expect((await ask(`Bearer ${ours(claims)}`)).statusCode).toBe(isGood ? 200 : 401);
    expect((await read()(api.issuer.idToken(ada.id, claims), 'id')) !== null).toBe(isGood);
  });

  it('START-6 is asked again of one that was too early', async () => {
    const token = ours({ nbf: seconds(1) });
    await expectRefused(`Bearer ${token}`);
    at += SECOND;
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
  });
});

describe('a verified token', () => {
  let reads = 0;
  /** A verifier whose token reads are counted. */
  function counted() {
    const read = poolTokens({ issuer: api.issuer.issuer, clientId: 'web', now });
    reads = 0;
    return tokenVerifier((token, use) => {
      reads += 1;
      return read(token, use);
    }, now);
  }

  it('is remembered until it expires, and not longer', async () => {
    const verify = counted();
    const bearer = `Bearer ${ours({ exp: seconds(3_600) })}`;
    for (at of [start, start + 1, start + HOUR - 1])
      expect(await verify(bearer)).toMatchObject({ id: ada.id });
    expect(reads).toBe(1);
    at = start + HOUR;
    await expect(verify(bearer)).rejects.toMatchObject({ problem: { problem: 'signed-out' } });
    await expect(verify(bearer)).rejects.toMatchObject({ problem: { problem: 'signed-out' } });
    at = start;
    expect(await verify(bearer)).toMatchObject({ id: ada.id });
    expect(reads, 'nothing of it was kept').toBe(3);
  });

  it('is not mistaken for one that begins alike', async () => {
    const verify = counted();
    const token = ours();
    expect(await verify(`Bearer ${token}`)).toMatchObject({ id: ada.id });
    await expect(verify(`Bearer ${token.slice(0, -4)}AAAA`)).rejects.toThrow('signed-out');
    expect(reads).toBe(2);
  });
});

describe('the keys of the pool', () => {
  let fresh: ApiUnderTest;
  beforeEach(async () => {
    fresh = await ApiUnderTest.start({}, { now });
  });
  afterEach(() => fresh.stop());

  const askFresh = (token: string) => fresh.call('GET', '/v2/profile/', { token });
  const madeUp = (kid: string) => fresh.issuer.token(ada.id, {}, { kid });

  it('are downloaded once for many callers, whichever kind of token they send', async () => {
    const people = await Promise.all([fresh.person(), fresh.person(), fresh.person()]);
    const answers = await Promise.all(people.map((person) => askFresh(person.token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const grace = '3d1c7a52-8a54-4d6f-9f0e-0d3a9a1f4c11';
    const body = { idToken: fresh.issuer.idToken(grace) };
    const begun = await fresh.call('POST', '/profile/signup-email-verified', {
      token: fresh.issuer.token(grace),
      body,
    });
    expect(begun.status).toBe(200);
    expect(fresh.issuer.keyDownloads).toBe(1);
  });

  it('are downloaded once in ten seconds for a thousand made-up key ids', async () => {
    const atOnce = Array.from({ length: 500 }, (_, index) => askFresh(madeUp(`at-once-${index}`)));
    expect(new Set((await Promise.all(atOnce)).map(({ status }) => status))).toEqual(new Set([401]));
    for (let index = 0; index < 500; index++) {
      at = start + index * 19;
      await askFresh(madeUp(`one-by-one-${index}`));
    }
    expect(fresh.issuer.keyDownloads).toBe(1);

    const person = await fresh.person();
    expect((await askFresh(person.token)).status, 'whoever is good is let in meanwhile').toBe(200);
    at = start + 10 * SECOND;
    await askFresh(madeUp('later'));
    await askFresh(madeUp('and-again'));
    expect(fresh.issuer.keyDownloads).toBe(2);
  });

  it('sign nobody out by being away: it is said that the service cannot answer', async () => {
    const elsewhere = await TokenIssuer.startForeign();
    const token = elsewhere.token(ada.id);
    const verify = tokenVerifier(poolTokens({ issuer: elsewhere.issuer, clientId: 'web', now }), now);
    await elsewhere.stop();
    await expect(verify(`Bearer ${token}`)).rejects.toMatchObject({ problem: { problem: 'unavailable' } });
  });
});
