import type { Result } from '../shared/result.ts';
import type { SessionTokens, TokenFailure } from './session-tokens.port.ts';

export class RenewSession {
  readonly #tokens: SessionTokens;
  #underWay: Promise<Result<void, TokenFailure>> | null = null;

  constructor(tokens: SessionTokens) {
    this.#tokens = tokens;
  }

  /** START-6: one renewal at a time, whoever asks: a refresh token may be good for one use only. */
  run(): Promise<Result<void, TokenFailure>> {
    this.#underWay ??= this.#tokens.renew().finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }
}
