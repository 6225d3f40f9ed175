import type { Result } from '../shared/result.ts';
import type { FeedbackGateway } from './feedback-gateway.port.ts';
import { parseFeedback } from './feedback.policy.ts';

export type SendFeedbackFailure = 'required-field' | 'signed-out' | 'unavailable';

export class SendFeedback {
  readonly #feedback: FeedbackGateway;

  constructor(feedback: FeedbackGateway) {
    this.#feedback = feedback;
  }

  async run(
    details: unknown,
    query: Readonly<Record<string, string | undefined>>,
    key: string,
  ): Promise<Result<void, SendFeedbackFailure>> {
    const feedback = parseFeedback(details, query);
    return feedback.ok ? this.#feedback.send(feedback.value, key) : feedback;
  }
}
