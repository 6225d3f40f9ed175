import type { Result } from '../shared/result.ts';
import type { Feedback } from './feedback.policy.ts';

export abstract class FeedbackGateway {
  /** With the same key again, the feedback is kept once. */
  abstract send(feedback: Feedback, key: string): Promise<Result<void, 'signed-out' | 'unavailable'>>;
}
