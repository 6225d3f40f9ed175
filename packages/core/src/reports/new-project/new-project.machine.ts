import type { AddressFailure } from './check-address-access.use-case.ts';
import type { CreateReportFailure } from './create-report.use-case.ts';
import {
  paymentFor,
  type FoundAddress,
  type ReportWish,
  type SinglePurchase,
} from '../report-order.policy.ts';
import type { PropertyType, RoofType } from '../property.ts';
import type { Report } from '../report.ts';

/** From an address to a report: the current step and the data so far. */
// RPT-1
export type NewProject = AtAddress | AtDetails | AtAllowance | AtPurchase | Creating | NotCreated | Created;

type AtAddress = {
  readonly at: 'address';
  readonly flow: Flow;
  readonly text: string;
  readonly suggestions: readonly FoundAddress[];
  readonly checking: FoundAddress | null;
  readonly refusal: AddressFailure | 'address-denied' | null;
};
type AtDetails = Details & {
  readonly at: 'details';
  /** The missing parts when the user tried to continue. */
  readonly missing: readonly DetailName[];
};
type AtAllowance = Wished & { readonly at: 'allowance'; readonly failed: boolean };
type AtPurchase = Wished & { readonly at: 'purchase' };
type Creating = Wished & { readonly at: 'creating'; readonly purchase: SinglePurchase | null };
type NotCreated = Wished & {
  readonly at: 'not-created';
  readonly purchase: SinglePurchase | null;
  readonly why: CreateReportFailure;
};
/** RPT-9: the report is null if the server responds without one. */
type Created = { readonly at: 'created'; readonly report: Report | null };

type Details = {
  readonly flow: Flow;
  readonly place: FoundAddress;
  readonly propertyType: PropertyType | null;
  readonly roofType: RoofType | null;
};
type Wished = { readonly flow: Flow; readonly wish: ReportWish };
type DetailName = 'propertyType' | 'roofType';

type Flow = {
  readonly key: string;
  /** A change after an attempted order makes it a different order. */
  readonly round: number;
  /** The number of the newest suggestion request; only its response is shown. */
  readonly asked: number;
};

export type NewProjectEvent =
  | { readonly is: 'typed'; readonly text: string }
  | { readonly is: 'suggested'; readonly question: number; readonly suggestions: readonly FoundAddress[] }
  | { readonly is: 'suggestions-failed'; readonly question: number; readonly why: AddressFailure }
  | { readonly is: 'place-chosen'; readonly place: FoundAddress }
  | { readonly is: 'access-answered'; readonly place: FoundAddress; readonly access: 'granted' | 'denied' }
  | { readonly is: 'access-failed'; readonly place: FoundAddress; readonly why: AddressFailure }
  | { readonly is: 'property-type-chosen'; readonly propertyType: PropertyType }
  | { readonly is: 'roof-type-chosen'; readonly roofType: RoofType }
  | { readonly is: 'details-confirmed' }
  | { readonly is: 'allowance-answered'; readonly quickViewsAvailable: number }
  | { readonly is: 'allowance-failed' }
  | { readonly is: 'purchased'; readonly purchase: SinglePurchase }
  | { readonly is: 'created'; readonly report: Report | null }
  | { readonly is: 'creation-failed'; readonly why: CreateReportFailure }
  | { readonly is: 'retried' }
  | { readonly is: 'went-back' };

/** `key` is a new random text that identifies this order. */
export function startNewProject(key: string): NewProject {
  return atAddress({ key, round: 1, asked: 0 }, '');
}

/** The idempotency key of this flow's order. */
export function orderKeyOf({ flow }: Wished): string {
  return `${flow.key}-${flow.round}`;
}

/** Events that do not apply to the current step arrived too late and are ignored. */
export function afterNewProjectEvent(now: NewProject, event: NewProjectEvent): NewProject {
  switch (now.at) {
    case 'address':
      return afterAddressEvent(now, event);
    case 'details':
      return afterDetailsEvent(now, event);
    case 'allowance':
      return afterAllowanceEvent(now, event);
    case 'purchase':
      return afterPurchaseEvent(now, event);
    case 'creating':
      return afterCreatingEvent(now, event);
    case 'not-created':
      return afterNotCreatedEvent(now, event);
    case 'created':
      return now;
  }
}

function afterAddressEvent(now: AtAddress, event: NewProjectEvent): NewProject {
  switch (event.is) {
    case 'typed':
      return {
        ...atAddress(withQuestion(now.flow), event.text),
        suggestions: event.text.trim() === '' ? [] : now.suggestions,
      };
    case 'suggested':
      return event.question === now.flow.asked
        ? { ...now, suggestions: event.suggestions, refusal: null }
        : now;
    case 'suggestions-failed':
      return event.question === now.flow.asked ? { ...now, suggestions: [], refusal: event.why } : now;
    case 'place-chosen':
      return { ...atAddress(withQuestion(now.flow), event.place.address), checking: event.place };
    case 'access-answered':
      if (!isSame(now.checking, event.place)) return now;
      return event.access === 'granted'
        ? {
            at: 'details',
            flow: now.flow,
            place: event.place,
            propertyType: null,
            roofType: null,
            missing: [],
          }
        : { ...now, checking: null, refusal: 'address-denied' };
    case 'access-failed':
      return isSame(now.checking, event.place) ? { ...now, checking: null, refusal: event.why } : now;
    default:
      return now;
  }
}

function afterDetailsEvent(now: AtDetails, event: NewProjectEvent): NewProject {
  switch (event.is) {
    case 'property-type-chosen':
      return {
        ...now,
        propertyType: event.propertyType,
        missing: now.missing.filter((name) => name !== 'propertyType'),
      };
    case 'roof-type-chosen':
      return { ...now, roofType: event.roofType, missing: now.missing.filter((name) => name !== 'roofType') };
    case 'details-confirmed':
      return confirmed(now);
    case 'went-back':
      return atAddress(now.flow, now.place.address);
    default:
      return now;
  }
}

function confirmed(now: AtDetails): NewProject {
  const { flow, place, propertyType, roofType } = now;
  if (propertyType !== null && roofType !== null) {
    return { at: 'allowance', flow, wish: { place, propertyType, roofType }, failed: false };
  }
  const missing: DetailName[] = [];
  if (propertyType === null) missing.push('propertyType');
  if (roofType === null) missing.push('roofType');
  return { ...now, missing };
}

function afterAllowanceEvent(now: AtAllowance, event: NewProjectEvent): NewProject {
  const { flow, wish } = now;
  switch (event.is) {
    case 'allowance-answered':
      return paymentFor(event.quickViewsAvailable) === 'allowance'
        ? { at: 'creating', flow, wish, purchase: null }
        : { at: 'purchase', flow, wish };
    case 'allowance-failed':
      return { ...now, failed: true };
    case 'retried':
      return { ...now, failed: false };
    case 'went-back':
      return atDetails(now);
    default:
      return now;
  }
}

function afterPurchaseEvent(now: AtPurchase, event: NewProjectEvent): NewProject {
  if (event.is === 'purchased') {
    return { at: 'creating', flow: now.flow, wish: now.wish, purchase: event.purchase };
  }
  return event.is === 'went-back' ? atDetails(now) : now;
}

function afterCreatingEvent(now: Creating, event: NewProjectEvent): NewProject {
  if (event.is === 'created') return { at: 'created', report: event.report };
  return event.is === 'creation-failed' ? { ...now, at: 'not-created', why: event.why } : now;
}

/** A paid purchase is not abandoned: after it, the only action is to try again. */
function afterNotCreatedEvent(now: NotCreated, event: NewProjectEvent): NewProject {
  const { flow, wish, purchase } = now;
  if (event.is === 'retried') return { at: 'creating', flow, wish, purchase };
  return event.is === 'went-back' && purchase === null
    ? atDetails({ wish, flow: { ...flow, round: flow.round + 1 } })
    : now;
}

/** From here on, responses to earlier requests are ignored. */
function withQuestion(flow: Flow): Flow {
  return { ...flow, asked: flow.asked + 1 };
}

function atAddress(flow: Flow, text: string): AtAddress {
  return { at: 'address', flow, text, suggestions: [], checking: null, refusal: null };
}

function atDetails({ flow, wish }: Wished): AtDetails {
  return { at: 'details', flow, ...wish, missing: [] };
}

function isSame(one: FoundAddress | null, other: FoundAddress): boolean {
  return (
    one !== null &&
    one.address === other.address &&
    one.source === other.source &&
    one.locationId === other.locationId
  );
}
