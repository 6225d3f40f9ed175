import type { Problem as ProblemDocument, ProblemCode } from '@ridgeline/contract';
import { webhooksMessages } from '@ridgeline/core/integrations';
import { billingMessages, plannedPlanMessages } from '@ridgeline/core/billing';
import { placesMessages } from '@ridgeline/core/places';
import { planChangeMessages } from '@ridgeline/core/plans';
import { profileMessages } from '@ridgeline/core/profile';
import { orderMessages, pdfBatchMessages, readingMessages, reportsMessages } from '@ridgeline/core/reports';
import { syncMessages } from '@ridgeline/core/sync';
import { teamsMessages } from '@ridgeline/core/teams';

const profile = profileMessages.en;
const reading = readingMessages.en;
const reports = reportsMessages.en;
const order = orderMessages.en;
const billing = billingMessages.en;
const plannedPlan = plannedPlanMessages.en;
const places = placesMessages.en;
const planChange = planChangeMessages.en;
const sync = syncMessages.en;
const team = teamsMessages.en;
const webhooks = webhooksMessages.en;

/** The status and the title of each problem code of the contract. */
const PROBLEMS = {
  invalid: [400, 'The request does not match the API contract.'],
  'number-required': [400, 'Number required'],
  'other-unit': [400, 'This number has the wrong kind of unit.'],
  'selection-required': [400, 'Required Selection'],
  'text-required': [400, 'Required Field'],
  'out-of-range': [400, 'This number is out of range.'],
  'day-required': [400, 'This must be a calendar date, such as 2024-03-01.'],
  'id-used-twice': [400, 'Another entry already uses this id.'],
  'unknown-field': [400, 'There is no field with this name here.'],
  'no-requirement-applies': [400, 'None of the rule’s requirements apply to these slopes.'],
  'contradicts-other-fields': [
    400,
    'This value follows from other fields. Leave it out, or send the value they result in.',
  ],
  'invalid-cursor': [400, 'This cursor does not belong to this list.'],
  'page-needs-cursor': [400, 'A page after the first needs the cursor from the end of the page before it.'],
  'ownership-mismatch': [400, 'The ownership does not match this list.'],
  'phone-invalid': [400, profile['phone-invalid']],
  'email-invalid': [400, profile['email-invalid']],
  'zip-invalid': [400, profile['zip-invalid']],
  'code-refused': [400, profile['code-refused']],
  'invalid-key': [400, sync['invalid-key']],
  'patch-unreadable': [400, sync['patch-unreadable']],
  'card-token-invalid': [400, 'This is not a token from the payment provider.'],
  'expiry-invalid': [400, billing['expiry-invalid']],
  'card-expired': [400, billing['card-expired']],
  'body-malformed': [400, 'The body is not JSON.'],
  'body-too-deep': [400, 'The body is nested more than 32 levels deep.'],
  'pdf-details-required': [400, 'This PDF needs details that the report does not have.'],
  'image-type-unsupported': [400, team['logo-type-unsupported']],
  'image-unreadable': [400, 'This image cannot be read.'],
  'image-too-large': [400, 'This image has more than 50 million pixels.'],
  'inactive-team-id-required': [400, team['inactive-team-id-required']],
  'team-id-required': [400, team['team-id-required']],
  'status-required': [400, team['status-required']],
  'status-not-resendable': [400, team['status-not-resendable']],
  'occ-id-required': [400, team['occ-id-required']],
  'plan-expired': [402, 'Your plan has expired. Please choose a plan.'],
  'allowance-used-up': [402, 'Your plan has none of these left.'],
  'address-unreadable': [400, 'The address must end with the state and ZIP code: Denver, CO 80202.'],
  'project-date-invalid': [400, reports['project-date-invalid']],
  'jurisdiction-name-required': [400, places['jurisdiction-name-required']],
  'correction-reason-required': [400, places['correction-reason-required']],
  'webhook-address-invalid': [400, webhooks['webhook-address-invalid']],
  'webhook-address-not-public': [400, webhooks['webhook-address-not-public']],
  'google-code-refused': [400, 'Google did not accept this code. It may have been used already.'],
  'support-key-ended': [401, 'This support desk key is no longer valid. Ask an operator for a new one.'],
  'identity-unproven': [403, 'Send an ID token from the user pool to prove who you are.'],
  'signed-out': [401, 'No Current User or Token Expired'],
  'google-session-over': [401, 'This Google session has ended.'],
  'terms-not-accepted': [403, 'The terms of service have not been accepted.'],
  'another-site': [403, 'Only pages of this site can make this call.'],
  'address-denied': [403, order['address-denied']],
  'not-in-plan': [403, 'Your plan does not include this.'],
  'not-in-a-team': [403, 'Only members of a team can do this.'],
  'not-team-owner': [403, team['not-owner']],
  'not-team-admin': [403, team['not-admin']],
  'admins-by-owner': [403, team['admins-by-owner']],
  'viewer-reads-only': [403, order['viewer-reads-only']],
  'not-an-administrator': [403, 'Only an administrator can do this.'],
  'not-found': [404, 'There is nothing at this address.'],
  'product-unknown': [404, billing['product-unknown']],
  'coupon-unknown': [404, billing['coupon-unknown']],
  'coupon-used-up': [409, billing['coupon-used-up']],
  'coupon-without-bill': [409, 'This plan has no upcoming bill that a coupon could reduce.'],
  'roof-product-unknown': [404, reports['roof-product-unknown']],
  'card-unknown': [404, 'This card was not found.'],
  'card-refused': [409, billing['card-rejected']],
  'price-changed': [409, billing['price-changed']],
  'order-not-owner': [403, billing['not-owner']],
  'order-bought-on-android': [409, billing['bought-on-android']],
  'order-plan-expired': [409, billing['plan-expired']],
  'order-too-few-seats': [409, billing['too-few-seats']],
  'order-already-on-plan': [409, billing['already-on-plan']],
  'order-underway': [409, billing.underway],
  'planned-plan-charging': [409, plannedPlan.charging],
  'planned-plan-begun': [409, plannedPlan.begun],
  'plan-needs-card': [409, billing['plan-needs-card']],
  'overage-refused': [409, billing['overage-refused']],
  'order-needs-state': [409, billing['needs-state']],
  'sync-conflict': [409, sync.conflict],
  'too-many-keys': [409, 'You can have at most 50 API keys.'],
  'too-many-aliases': [409, 'You can have at most 100 aliases.'],
  'too-many-surveys': [409, 'You can answer at most 100 surveys.'],
  'too-many-flags': [409, 'A project can have at most 50 flags.'],
  'changed-meanwhile': [409, 'Someone else has changed this since you loaded it.'],
  'calculation-differs': [409, reports['calculation-differs']],
  'calculation-without-result': [409, reports['calculation-without-result']],
  'too-many-calculations': [409, reports['too-many-calculations']],
  'report-not-refreshable': [409, reports['report-not-refreshable']],
  'report-not-adoptable': [409, reading['report-not-adoptable']],
  'purchase-unusable': [409, 'This purchase does not pay for a report, or has already paid for another one.'],
  'pdf-batch-underway': [409, pdfBatchMessages.en['batch-underway']],
  'vanity-id-taken': [409, reports['vanity-id-taken']],
  'email-in-use': [409, profile['email-in-use']],
  'already-owner': [409, team['already-owner']],
  'owner-keeps-role': [409, team['owner-keeps-role']],
  'owner-stays': [409, team['owner-stays']],
  'already-active': [409, team['already-active']],
  'already-declined': [409, team['already-declined']],
  'in-another-team': [409, team['in-another-team']],
  'team-full': [409, team['team-full']],
  'removed-too-long-ago': [409, team['removed-too-long-ago']],
  'member-in-another-team': [409, team['member-in-another-team']],
  'no-seat-left': [409, team['no-seat-left']],
  'team-changed': [409, 'The team has changed in the meantime. Load it again and retry.'],
  'plan-paused': [409, 'Your payments are paused.'],
  'no-plan': [409, 'This account has no plan.'],
  'plan-changed': [409, 'The plan has changed in the meantime. Load it again and retry.'],
  'pause-bought-on-android': [409, planChange['pause-bought-on-android']],
  'pause-not-monthly': [409, planChange['pause-not-monthly']],
  'pause-plan-cannot-pause': [409, planChange['pause-plan-cannot-pause']],
  'pause-not-owner': [403, planChange['pause-not-owner']],
  'pause-payment-due': [409, planChange['pause-payment-due']],
  'pause-already-paused': [409, 'Your payments are already paused.'],
  'pause-paused-within-12-months': [409, 'You have already paused payments within the last 12 months.'],
  'resume-not-paused': [409, planChange['resume-not-paused']],
  'resume-not-owner': [403, planChange['resume-not-owner']],
  'resume-bought-on-android': [409, planChange['resume-bought-on-android']],
  'remove-not-owner': [403, planChange['remove-not-owner']],
  'remove-bought-on-android': [409, planChange['remove-bought-on-android']],
  'remove-not-a-paid-plan': [409, planChange['remove-not-a-paid-plan']],
  'remove-already-removed': [409, planChange['remove-already-removed']],
  'reactivate-not-owner': [403, planChange['reactivate-not-owner']],
  'reactivate-bought-on-android': [409, planChange['reactivate-bought-on-android']],
  'reactivate-not-removed': [409, planChange['reactivate-not-removed']],
  'reactivate-expired': [409, planChange['reactivate-expired']],
  'too-many-webhooks': [409, webhooks['too-many-webhooks']],
  'webhook-off': [409, webhooks['webhook-off']],
  'too-much-granted': [409, 'At most 100 of each kind can be granted beyond a plan in one period.'],
  'trial-not-a-trial': [409, 'This plan is not a trial.'],
  'trial-plan-follows': [409, 'A plan that starts when the trial ends has already been ordered.'],
  'trial-not-later': [409, 'That does not extend the trial.'],
  'trial-too-far': [409, 'A trial can be extended to at most 90 days from now.'],
  'link-over': [410, 'Link has expired'],
  'body-too-large': [413, 'The body is too large for this call.'],
  'media-type': [415, 'This call accepts only application/json.'],
  'idempotency-key-reused': [422, 'This Idempotency-Key was already used for another call.'],
  'too-many-requests': [429, 'Too many requests; try again later.'],
  'too-many-invites': [429, team['too-many-invites']],
  'internal-error': [500, 'Something went wrong on our side; nothing was changed.'],
  'google-unavailable': [503, 'Google is not responding right now. Try again in a moment.'],
  busy: [503, 'Too many calls are waiting for the same thing. Try again in a moment.'],
  unavailable: [503, 'The service cannot answer right now; try again in a moment.'],
  'storage-full': [507, 'There is no storage space for this right now. Nothing was changed.'],
} as const satisfies Readonly<Record<ProblemCode, readonly [status: number, title: string]>>;

export type Problem = { readonly problem: ProblemCode; readonly field?: string };

/** Thrown if a refusal ends the request below the handler: rights, cursors. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(code: ProblemCode, field?: string) {
    super(code);
    this.problem = problem(code, field);
  }
}

export function problem(code: ProblemCode, field?: string): Problem {
  return field === undefined ? { problem: code } : { problem: code, field };
}

export function statusOf(code: ProblemCode): number {
  return PROBLEMS[code][0];
}

export function problemDocument({ problem: code, field }: Problem, requestId: string): ProblemDocument {
  const [status, title] = PROBLEMS[code];
  const document = { type: `urn:ridgeline:problem:${code}`, title, status, code, requestId };
  return field === undefined ? document : { ...document, field };
}
