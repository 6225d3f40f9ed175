import { WaitPeriodNotYetEndedJwkError } from 'aws-jwt-verify/error';
import type { Fetcher } from 'aws-jwt-verify/https';
import { SimpleJwksCache, type PenaltyBox } from 'aws-jwt-verify/jwk';

/** The pool did not answer with its keys: nothing can be said about a token, good or bad. */
export class KeysNotAnswered extends Error {}

const KEY_DOWNLOAD_TIMEOUT = 3_000;
const PAUSE_AFTER_UNKNOWN_KEY = 10_000;

/** A pool's keys, downloaded when a token names one that is not known yet, and once for whoever asks meanwhile. */
export function poolKeys(now: () => number): SimpleJwksCache {
  return new SimpleJwksCache({ fetcher: keyFetcher, penaltyBox: pauseAfterUnknownKey(now) });
}

const keyFetcher: Fetcher = {
  async fetch(uri) {
    try {
      const response = await fetch(uri, { signal: AbortSignal.timeout(KEY_DOWNLOAD_TIMEOUT) });
      if (response.ok) return await response.arrayBuffer();
      throw new Error(`answered ${response.status}`);
    } catch (problem) {
      throw new KeysNotAnswered('the pool did not answer with its keys', { cause: problem });
    }
  },
};

/** Whoever makes up key ids makes us download the keys once, and then not again for ten seconds. */
function pauseAfterUnknownKey(now: () => number): PenaltyBox {
  let until = Number.NEGATIVE_INFINITY;
  return {
    async wait() {
      if (now() < until) throw new WaitPeriodNotYetEndedJwkError('the keys were downloaded a moment ago');
    },
    registerFailedAttempt() {
      until = now() + PAUSE_AFTER_UNKNOWN_KEY;
    },
    registerSuccessfulAttempt() {
      until = Number.NEGATIVE_INFINITY;
    },
  };
}
