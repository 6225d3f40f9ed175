import { afterAcceptingTerms } from './after-sign-in.policy.ts';
import type { AppPath } from '../routes/app-path.ts';
import { ok, type Result } from '../shared/result.ts';
import type { TermsFailure, TermsGateway } from './terms-gateway.port.ts';

export class AcceptTerms {
  readonly #terms: TermsGateway;

  constructor(terms: TermsGateway) {
    this.#terms = terms;
  }

  /** AUTH-14 NAV-9: where to go next, with the requested path from the screen's address. */
  async run(carried: unknown): Promise<Result<AppPath, TermsFailure>> {
    const accepted = await this.#terms.accept();
    return accepted.ok ? ok(afterAcceptingTerms(carried)) : accepted;
  }
}
