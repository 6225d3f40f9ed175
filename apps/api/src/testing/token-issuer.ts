import { createSign, generateKeyPairSync, type KeyObject, type KeyPairKeyObjectResult } from 'node:crypto';
import { createServer, type Server } from 'node:http';

/** Of all issuers of a process but those who ask for their own: making a pair takes half a second. */
let shared: KeyPairKeyObjectResult | undefined;

/** A minimal user pool: keys at an address, and tokens signed with them. */
export class TokenIssuer {
  readonly issuer: string;
  readonly publicKey: KeyObject;
  keyDownloads = 0;
  readonly #server: Server;
  readonly #privateKey: KeyObject;

  static start(): Promise<TokenIssuer> {
    return TokenIssuer.#startWith((shared ??= newKeys()));
  }

  /** Somebody else, whose tokens the others do not take. */
  static startForeign(): Promise<TokenIssuer> {
    return TokenIssuer.#startWith(newKeys());
  }

  static async #startWith({ privateKey, publicKey }: KeyPairKeyObjectResult): Promise<TokenIssuer> {
    const keys = JSON.stringify({
      keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'spec', use: 'sig', alg: 'RS256' }],
    });
    const server = createServer((_, response) => {
      issuer.keyDownloads += 1;
      response.setHeader('content-type', 'application/json').end(keys);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const issuer = new TokenIssuer(`http://127.0.0.1:${port}`, server, { privateKey, publicKey });
    return issuer;
  }

  private constructor(issuer: string, server: Server, keys: KeyPairKeyObjectResult) {
    this.issuer = issuer;
    this.#server = server;
    this.#privateKey = keys.privateKey;
    this.publicKey = keys.publicKey;
  }

  /** An access token for `sub`; `claims` and `header` override those of a valid one. */
  token(sub: string, claims: Record<string, unknown> = {}, header: Record<string, unknown> = {}): string {
    const now = Math.floor(Date.now() / 1000);
    const good = { sub, iss: this.issuer, client_id: 'web', token_use: 'access', iat: now, exp: now + 3600 };
    return this.signed({ alg: 'RS256', kid: 'spec', ...header }, { ...good, ...claims });
  }

  /** Any header and claims, signed as ours are, or with another algorithm. */
  signed(header: unknown, claims: unknown, algorithm = 'RSA-SHA256'): string {
    const content = `${encoded(header)}.${encoded(claims)}`;
    return `${content}.${createSign(algorithm).update(content).sign(this.#privateKey, 'base64url')}`;
  }

  /** An id token for `sub`, whose email is verified unless `claims` say otherwise. */
  idToken(sub: string, claims: Record<string, unknown> = {}): string {
    const email = `${sub}@example.com`;
    return this.token(sub, { token_use: 'id', aud: 'web', email, email_verified: true, ...claims });
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

function newKeys(): KeyPairKeyObjectResult {
  return generateKeyPairSync('rsa', { modulusLength: 2048 });
}

function encoded(part: unknown): string {
  return Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');
}
