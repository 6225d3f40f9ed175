import { type Feedback, FeedbackGateway } from '@ridgeline/core/marketing';
import { done, fail, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { outcomeOf, plainFailure } from './call.ts';

export class HttpFeedbackGateway extends FeedbackGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async send(feedback: Feedback): Promise<Result<void, 'signed-out' | 'unavailable'>> {
    const outcome = await outcomeOf(() => this.#api.POST('/feedback', { body: feedback }));
    return outcome?.ok ? done : fail(plainFailure(outcome));
  }
}
