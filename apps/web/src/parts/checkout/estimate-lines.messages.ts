import { messages } from '@ridgeline/core/shared';

/** What is bought, and how long its price pays for. */
export const estimateLinesMessages = messages(
  { monthly: '{item}, a month', annual: '{item}, a year' },
  { monthly: '{item}, al mes', annual: '{item}, al año' },
);
