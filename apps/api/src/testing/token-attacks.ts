import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import type { TokenIssuer } from './token-issuer.ts';

/** Our pool, the attacker's pool, and the person that the attacker wants to impersonate. */
type World = { readonly issuer: TokenIssuer; readonly mallory: TokenIssuer; readonly sub: string };
type Forge = (world: World) => string;
export type TokenAttack = readonly [what: string, forge: Forge];

const RS256 = { alg: 'RS256', kid: 'spec' };
const STRANGER = '7b0a3e4e-37a4-4b37-9f6e-3a6f9e1f0c11';

/** A token of our pool, with other claims or another header. */
const ours =
  (claims: object = {}, header: object = {}): Forge =>
  ({ issuer, sub }) =>
    issuer.signed({ ...RS256, ...header }, { ...goodClaims(issuer, sub), ...claims });

/** A token with the attacker's key and the claims of a valid one. */
const theirs =
  (header: (mallory: TokenIssuer) => object = () => ({})): Forge =>
  ({ issuer, mallory, sub }) =>
    mallory.signed({ ...RS256, ...header(mallory) }, goodClaims(issuer, sub));

/** A valid token, taken apart and put together differently. */
const reshaped =
  (shape: (header: string, claims: string, signature: string) => string): Forge =>
  (world) => {
    const [header = '', claims = '', signature = ''] = ours()(world).split('.');
    return shape(header, claims, signature);
  };

/** `alg` HS256, with the public part of our key as the secret. */
const byPublicKey =
  (secret: (issuer: TokenIssuer) => string | Buffer): Forge =>
  ({ issuer, sub }) => {
    const content = `${encoded({ alg: 'HS256', kid: 'spec' })}.${encoded(goodClaims(issuer, sub))}`;
    return `${content}.${createHmac('sha256', secret(issuer)).update(content).digest('base64url')}`;
  };

const byEllipticKey: Forge = ({ issuer, sub }) => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const content = `${encoded({ alg: 'ES256', kid: 'spec' })}.${encoded(goodClaims(issuer, sub))}`;
  const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
};

/** Claims as text, for what an object cannot express. */
const ourText =
  (claims: (good: Readonly<Record<string, unknown>>) => string): Forge =>
  ({ issuer, sub }) =>
    issuer.signed(RS256, claims(goodClaims(issuer, sub)));

const der = ({ publicKey }: TokenIssuer) => publicKey.export({ format: 'der', type: 'spki' });
const pem = ({ publicKey }: TokenIssuer) => publicKey.export({ format: 'pem', type: 'spki' });
const jwk = ({ publicKey }: TokenIssuer) => publicKey.export({ format: 'jwk' });
const keysOf = ({ issuer }: TokenIssuer) => `${issuer}/.well-known/jwks.json`;

/** Each must be refused, and no address that it names may be requested. */
export const TOKEN_ATTACKS = {
  'no signature': [
    ['alg none', reshaped((_, claims) => `${encoded({ alg: 'none', kid: 'spec' })}.${claims}.`)],
    ['alg none, and a signature all the same', ours({}, { alg: 'none' })],
    ['alg nOnE', ours({}, { alg: 'nOnE' })],
    ['no alg', ours({}, { alg: undefined })],
    ['an empty signature', reshaped((header, claims) => `${header}.${claims}.`)],
  ],
  'another algorithm': [
    ['HS256 by the public key', byPublicKey(pem)],
    ['HS256 by the bytes of the public key', byPublicKey(der)],
    ['HS256 by the published key', byPublicKey((issuer) => JSON.stringify(jwk(issuer)))],
    ['ES256 by a key of the caller', byEllipticKey],
    [
      'RS512 by our own key',
      ({ issuer, sub }) => issuer.signed({ ...RS256, alg: 'RS512' }, goodClaims(issuer, sub), 'RSA-SHA512'),
    ],
  ],
  'another key': [
    ['the key of somebody else', theirs()],
    ['a foreign key id', ours({}, { kid: 'foreign' })],
    ['no key id', ours({}, { kid: undefined })],
    ['a key id that is no text', ours({}, { kid: 0 })],
    ['a key id that is a path', theirs(() => ({ kid: '../../../dev/null' }))],
    ['jku', theirs((mallory) => ({ jku: keysOf(mallory) }))],
    ['jku under a foreign key id', theirs((mallory) => ({ jku: keysOf(mallory), kid: 'theirs' }))],
    ['x5u', theirs(({ issuer }) => ({ x5u: `${issuer}/chain.pem` }))],
    ['x5c', theirs((mallory) => ({ x5c: [der(mallory).toString('base64')] }))],
    ['jwk', theirs((mallory) => ({ jwk: jwk(mallory) }))],
    ['jwk under a foreign key id', theirs((mallory) => ({ jwk: jwk(mallory), kid: 'theirs' }))],
  ],
  'another place': [
    ['a pool of somebody else, by its own key', ({ mallory, sub }) => mallory.token(sub)],
    ['an issuer that is not ours', ours({ iss: 'https://elsewhere.example' })],
    ['our issuer with a slash', (world) => ours({ iss: `${world.issuer.issuer}/` })(world)],
    ['no issuer', ours({ iss: undefined })],
    ['two issuers', (world) => ours({ iss: [world.issuer.issuer, world.mallory.issuer] })(world)],
    ['another client', ours({ client_id: 'other' })],
    ['our client as the audience alone', ours({ client_id: undefined, aud: 'web' })],
    ['a list of clients', ours({ client_id: ['web'] })],
  ],
  'another use': [
    ['an id token', ({ issuer, sub }) => issuer.idToken(sub)],
    ['an id token that names our client', ({ issuer, sub }) => issuer.idToken(sub, { client_id: 'web' })],
    ['no use', ours({ token_use: undefined })],
    [
      'a use under __proto__',
      ourText(({ token_use, ...good }) =>
        JSON.stringify(good).replace('{', `{"__proto__":{"token_use":"${String(token_use)}"},`),
      ),
    ],
  ],
  'another person': [
    ['nobody', ours({ sub: undefined })],
    [
      'a list of people',
      ({ issuer, sub }) => issuer.signed(RS256, { ...goodClaims(issuer, sub), sub: [sub] }),
    ],
    ['an id that no pool gives', ours({ sub: "' or true --" })],
    ['somebody we do not know', ours({ sub: STRANGER })],
    [
      'other claims under our signature',
      (world) => {
        const stranger = encoded(goodClaims(world.issuer, STRANGER));
        return reshaped((header, _, signature) => `${header}.${stranger}.${signature}`)(world);
      },
    ],
  ],
  'no end': [
    ['no exp', ours({ exp: undefined })],
    ['an exp that is a text', ours({ exp: '9999999999' })],
    [
      'an exp beyond all numbers',
      ourText(({ exp, ...good }) =>
        JSON.stringify({ ...good, exp: 0 }).replace('"exp":0', `"exp":${String(exp)}e400`),
      ),
    ],
    ['an nbf that is a text', ours({ nbf: '0' })],
  ],
  'another shape': [
    ['nothing', () => ''],
    ['nonsense', () => 'abc.def.ghi'],
    ['a header that is a list', ({ issuer, sub }) => issuer.signed([RS256], goodClaims(issuer, sub))],
    ['claims that are a list', ({ issuer, sub }) => issuer.signed(RS256, [goodClaims(issuer, sub)])],
    ['claims that are null', ({ issuer }) => issuer.signed(RS256, null)],
    ['the header alone', reshaped((header) => header)],
    ['header and claims', reshaped((header, claims) => `${header}.${claims}`)],
    ['a signature that is cut off', (world) => ours()(world).slice(0, -4)],
    [
      'claims that are cut off',
      reshaped((header, claims, signature) => `${header}.${claims.slice(0, -4)}.${signature}`),
    ],
    ['the header twice', reshaped((header, ...rest) => [header, header, ...rest].join('.'))],
    [
      'the claims twice',
      reshaped((header, claims, signature) => [header, claims, claims, signature].join('.')),
    ],
    [
      'the signature twice',
      reshaped((header, claims, signature) => [header, claims, signature, signature].join('.')),
    ],
    ['the whole twice', (world) => `${ours()(world)}.${ours()(world)}`],
    ['another after it', (world) => `${ours()(world)} ${ours()(world)}`],
    ['another after a comma', (world) => `${ours()(world)},${ours()(world)}`],
    ['a header of 8 KB', ours({}, { padding: 'x'.repeat(8_192) })],
    ['8 KB of nonsense', () => 'a'.repeat(9_000)],
  ],
} as const satisfies Readonly<Record<string, readonly TokenAttack[]>>;

function goodClaims({ issuer }: TokenIssuer, sub: string): Readonly<Record<string, unknown>> {
  const now = Math.floor(Date.now() / 1000);
  return { sub, iss: issuer, client_id: 'web', token_use: 'access', iat: now, exp: now + 3600 };
}

function encoded(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
