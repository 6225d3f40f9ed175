import { FeedbackGateway } from '../../marketing/feedback-gateway.port.ts';
import type { Feedback } from '../../marketing/feedback.policy.ts';
import { done, fail, type Result } from '../../shared/result.ts';

export class FakeFeedbackGateway extends FeedbackGateway {
  readonly sent: Feedback[] = [];
  /** Keeps the feedback, and its answer does not arrive. */
  losesAnswers = false;
  readonly #keys = new Set<string>();
  failure: 'signed-out' | 'unavailable' | null = null;

  override async send(feedback: Feedback, key: string): Promise<Result<void, 'signed-out' | 'unavailable'>> {
    if (this.failure !== null) return fail(this.failure);
    if (!this.#keys.has(key)) this.sent.push(feedback);
    this.#keys.add(key);
    if (this.losesAnswers) return fail('unavailable');
    return done;
  }
}
