import type { Email } from '../../shared/email.policy.ts';

/** AUTH-9: Google's one-tap prompt, which names an account of Google's without leaving the page. */
export abstract class OneTapPrompt {
  /** The account that was chosen. Null if none was: not configured, not displayed, skipped, failed or withdrawn. */
  abstract ask(): Promise<Email | null>;
  /** Takes the prompt off the page. */
  abstract withdraw(): void;
}
