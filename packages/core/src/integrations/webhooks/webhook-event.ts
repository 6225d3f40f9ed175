/** What a system of the user's can be told of, in the order of the form. */
export const WEBHOOK_EVENTS = [
  'report.made',
  'report.changed',
  'project.archived',
  'plan.changed',
  'member.joined',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent on request, to try an address. */
export const TEST_EVENT = 'test';
