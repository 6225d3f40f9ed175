import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import type { Fetcher } from 'aws-jwt-verify/https';

/** The user pool whose tokens count. */
export type UserPool = {
  readonly issuer: string;
  readonly clientId: string;
  readonly now: () => number;
};

const KEY_DOWNLOAD_TIMEOUT = 3_000;

/** Downloads a pool's keys once, for whoever asks. */
export function poolKeys(): SimpleJwksCache {
  return new SimpleJwksCache({ fetcher: keyFetcher });
}

const keyFetcher: Fetcher = {
  async fetch(uri) {
    const response = await fetch(uri, { signal: AbortSignal.timeout(KEY_DOWNLOAD_TIMEOUT) });
    if (!response.ok) throw new Error(`keys not answered: ${response.status}`);
    return response.arrayBuffer();
  },
};
