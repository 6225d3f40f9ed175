import { fieldsOf } from '../shared/fields-of.ts';
import { requiredText } from '../shared/required-input.policy.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { PROPERTY_TYPES, ROOF_TYPES, type PropertyType, type RoofType } from './property.ts';
import { APP_SOURCE, REPORT_VERSION } from './report.ts';

/** An address and the source that found it, used by the access check and by the order. */
export type FoundAddress = {
  readonly address: string;
  readonly source: string;
  readonly locationId: string | null;
};

/** The user's choices for the report. */
export type ReportWish = {
  readonly place: FoundAddress;
  readonly propertyType: PropertyType;
  readonly roofType: RoofType;
};

/** The purchase for one project, as stored by the shop. */
export type SinglePurchase = Readonly<Record<string, unknown>>;

export type ReportOrder = ReportWish & {
  readonly purchase: SinglePurchase | null;
  readonly appSource: typeof APP_SOURCE;
  readonly version: typeof REPORT_VERSION;
  /** Idempotency key: sending the order again after a connection failure creates no second report. */
  readonly orderKey: string;
};

// RPT-9
export function reportOrder(
  wish: ReportWish,
  orderKey: string,
  purchase: SinglePurchase | null,
): ReportOrder {
  const { place, propertyType, roofType } = wish;
  return {
    place,
    propertyType,
    roofType,
    purchase,
    orderKey,
    appSource: APP_SOURCE,
    version: REPORT_VERSION,
  };
}

/** How a report is paid for. */
// RPT-1
export function paymentFor(quickViewsAvailable: number): 'allowance' | 'single-purchase' {
  return quickViewsAvailable > 0 ? 'allowance' : 'single-purchase';
}

const NOWHERE = '';

/** An anonymous visitor's order, as given in the address of `/report/for`. */
// RPT-4
export function wishToQuery({ place, propertyType, roofType }: ReportWish): Record<string, string> {
  const { address, source, locationId } = place;
  return { address, source, locationId: locationId ?? NOWHERE, propertyType, roofType };
}

export function wishFromQuery(query: unknown): Result<ReportWish, 'wish-unreadable'> {
  const { source, locationId, ...fields } = fieldsOf<
    'address' | 'source' | 'locationId' | 'propertyType' | 'roofType'
  >(query);
  const address = requiredText(fields.address);
  const propertyType = PROPERTY_TYPES.find((type) => type === fields.propertyType);
  const roofType = ROOF_TYPES.find((type) => type === fields.roofType);
  const isRead = typeof source === 'string' && typeof locationId === 'string' && address.ok;
  if (!isRead || propertyType === undefined || roofType === undefined) return fail('wish-unreadable');
  return ok({
    place: { address: address.value, source, locationId: locationId === NOWHERE ? null : locationId },
    propertyType,
    roofType,
  });
}
