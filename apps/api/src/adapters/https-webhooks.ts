import { lookup as systemLookup } from 'node:dns';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { isLocalHost, webhookAddress } from './webhook-address.ts';
import {
  type DeliveryFailure,
  type DeliveryOutcome,
  type SignedEvent,
  WebhookSender,
} from '../ports/webhook-sender.port.ts';

type Settings = {
  /** An address on this machine, below which events may be sent although it is not public: to try webhooks out. */
  readonly sink: string | null;
  /** For specs and the local world: resolves names in place of the system. */
  readonly lookup?: typeof systemLookup;
  /** In milliseconds, from the start to the last byte that is read. */
  readonly timeout?: number;
};

const TIMEOUT = 10_000;
const MOST_READ = 1_024;
const MOST_KEPT = 200;

/** A name led to an address that is not on the public internet. */
class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

/** By Node's own client. It follows no redirect, and connects to the very address that was checked. */
export class HttpsWebhooks extends WebhookSender {
  readonly #sink: URL | null;
  readonly #lookup: typeof systemLookup;
  readonly #timeout: number;

  constructor({ sink, lookup = systemLookup, timeout = TIMEOUT }: Settings) {
    super();
    this.#sink = sink === null ? null : new URL(sink);
    this.#lookup = lookup;
    this.#timeout = timeout;
  }

  override async check(address: string): ReturnType<WebhookSender['check']> {
    if (this.#isSink(address)) return { address: new URL(address).href };
    const url = webhookAddress(address);
    if (url === null) return { refusal: 'webhook-address-invalid' };
    const isPublic = !isLocalHost(url) && (await this.#leadsOutside(url));
    return isPublic ? { address: url.href } : { refusal: 'webhook-address-not-public' };
  }

  override async send({ address, headers, body }: SignedEvent): Promise<DeliveryOutcome> {
    const begun = performance.now();
    const ended = (outcome: Omit<DeliveryOutcome, 'durationMs'>): DeliveryOutcome => ({
      ...outcome,
      durationMs: Math.round(performance.now() - begun),
    });
    const isSink = this.#isSink(address);
    const url = isSink ? new URL(address) : webhookAddress(address);
    if (url === null || (!isSink && isLocalHost(url))) {
      return ended({ status: null, failure: 'not-public', body: null });
    }
    try {
      const { status, text } = await this.#post(url, isSink, { headers, body });
      return ended({ status, failure: failureOf(status), body: text });
    } catch (problem) {
      return ended({ status: null, failure: causeOf(problem), body: null });
    }
  }

  #isSink(address: string): boolean {
    if (this.#sink === null || !URL.canParse(address)) return false;
    const { origin, pathname, username, password } = new URL(address);
    return (
      origin === this.#sink.origin && pathname.startsWith(this.#sink.pathname) && username + password === ''
    );
  }

  #leadsOutside({ hostname }: URL): Promise<boolean> {
    if (hostname.startsWith('[')) return Promise.resolve(true);
    return new Promise((resolve) => {
      this.#publicLookup(hostname, { all: true }, (problem) => resolve(problem === null));
    });
  }

  /** Resolves a name, and refuses it if any of its addresses is not public. */
  readonly #publicLookup: LookupFunction = (hostname, options, done) => {
    this.#lookup(hostname, { ...options, all: true }, (problem, found) => {
      if (problem) return done(problem, []);
      if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address))) {
        return done(new NotPublic(hostname), []);
      }
      const [first] = found;
      if (options.all === true || first === undefined) return done(null, found);
      return done(null, first.address, first.family);
    });
  };

  #post(
    url: URL,
    isSink: boolean,
    { headers, body }: Pick<SignedEvent, 'headers' | 'body'>,
  ): Promise<{ readonly status: number; readonly text: string }> {
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // A connection of its own: one that is kept open was checked for another delivery.
      agent: false,
      signal: AbortSignal.timeout(this.#timeout),
      ...(!isSink && { lookup: this.#publicLookup }),
    };
    return new Promise((resolve, reject) => {
      const request = (url.protocol === 'https:' ? https : http).request(url, options, (answer) => {
        firstBytes(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text }), reject);
      });
      request.on('error', reject);
      request.end(body);
    });
  }
}

/** The rest of an answer is not read: the connection is closed. */
async function firstBytes(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer) {
    parts.push(part as Buffer);
    length += (part as Buffer).length;
    if (length >= MOST_READ) break;
  }
  // Postgres stores no NUL, and nobody reads other control characters.
  const text = Buffer.concat(parts)
    .subarray(0, MOST_READ)
    .toString('utf8')
    .replaceAll(/\p{Cc}+/gu, ' ');
  return [...text].slice(0, MOST_KEPT).join('');
}

function failureOf(status: number): DeliveryFailure | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirected' : 'refused';
}

function causeOf(problem: unknown): DeliveryFailure {
  if (problem instanceof NotPublic) return 'not-public';
  const isLate = problem instanceof Error && ['TimeoutError', 'AbortError'].includes(problem.name);
  return isLate ? 'timed-out' : 'not-reached';
}
