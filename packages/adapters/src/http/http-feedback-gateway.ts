import { type Feedback, FeedbackGateway } from '@ridgeline/core/marketing';
import { done, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { plainFailure, resultOf } from './call.ts';

export class HttpFeedbackGateway extends FeedbackGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override send(feedback: Feedback, key: string): Promise<Result<void, 'signed-out' | 'unavailable'>> {
    return resultOf(
      () => this.#api.POST('/feedback', { params: { header: { 'Idempotency-Key': key } }, body: feedback }),
      () => done,
      plainFailure,
    );
  }
}
