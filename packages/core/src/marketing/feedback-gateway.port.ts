import type { Result } from '../shared/result.ts';
import type { Feedback } from './feedback.policy.ts';

export abstract class FeedbackGateway {
  abstract send(feedback: Feedback): Promise<Result<void, 'signed-out' | 'unavailable'>>;
}
