import { FeedbackGateway } from '../../marketing/feedback-gateway.port.ts';
import type { Feedback } from '../../marketing/feedback.policy.ts';
import { done, fail, type Result } from '../../shared/result.ts';

export class FakeFeedbackGateway extends FeedbackGateway {
  readonly sent: Feedback[] = [];
  failure: 'signed-out' | 'unavailable' | null = null;

  override async send(feedback: Feedback): Promise<Result<void, 'signed-out' | 'unavailable'>> {
    if (this.failure !== null) return fail(this.failure);
    this.sent.push(feedback);
    return done;
  }
}
