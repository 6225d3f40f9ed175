import { WaitPeriodNotYetEndedJwkError } from 'aws-jwt-verify/error';
import type { Fetcher } from 'aws-jwt-verify/https';
import { SimpleJwksCache, type PenaltyBox } from 'aws-jwt-verify/jwk';
import { SUPPLIER_WAIT } from '../ports/supplier-away.ts';

/** The pool's keys could not be downloaded, so a token can be neither accepted nor refused. */
export class KeysNotAnswered extends Error {}

const PAUSE_AFTER_UNKNOWN_KEY = 10_000;

/** A pool's keys, downloaded when a token names an unknown key, once for all calls that need them at the same time. */
export function poolKeys(now: () => number): SimpleJwksCache {
  return new SimpleJwksCache({ fetcher: keyFetcher, penaltyBox: pauseAfterUnknownKey(now) });
}

const keyFetcher: Fetcher = {
  async fetch(uri) {
    try {
      const response = await fetch(uri, { signal: AbortSignal.timeout(SUPPLIER_WAIT) });
      if (response.ok) return await response.arrayBuffer();
      throw new Error(`answered ${response.status}`);
    } catch (problem) {
      throw new KeysNotAnswered('the pool did not answer with its keys', { cause: problem });
    }
  },
};

/** An unknown key id triggers one download, and then none for ten seconds, so that made-up ids cannot flood the pool. */
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
