import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import type { Property, ReportFacts } from '../../ports/report-content.port.ts';
import { taxRateOf } from '../billing/tax-rate.ts';
import { takesHold } from '../orders/holds.repository.ts';
import { planInForce } from '../plans/plan-in-force.ts';
import { spending } from '../plans/spending.ts';
import { stateIsCovered } from './address-access.ts';
import { REPORT_COLUMNS, type ReportRow } from './report-on-wire.ts';

export type NewReport = {
  readonly property: Property;
  readonly found: ReportFacts;
  readonly appSource: string;
  readonly version: number;
  readonly content: string;
  /** The purchase that pays for it; null if the plan pays. */
  readonly orderId: string | null;
  /** PLAN-8: The purchase is of a project beyond the number of the plan, and pays only where the plan has none left. */
  readonly isOverage?: boolean;
};

/**
 * Paid by an unused purchase of this property type, and of its state if it was bought for one, or by the plan. A hold
 * names no state: without tax, it pays for no report in a state where its person pays tax. If the plan does not cover the
 * property, nothing is spent; if nothing was granted, nothing is made. A project beyond the number of the plan ($13) is made
 * only where a report would not be granted. `projects_order_id_unique` ensures that a purchase pays once.
 */
const MAKE = callerChange(
  'make',
  {
    bought: `select ordered.id, ordered.hold from orders ordered, caller,
        lateral (${planInForce('caller.id', 'caller.team_id', 'caller.signed_up_at')}) plan
      where ordered.id = $12::uuid and ordered.person_id = caller.id and ordered.kind in ('report', 'hold')
        and (ordered.kind = 'report' or ordered.tax > 0 or ${taxRateOf('caller.id', '$3::text')} = 0)
        and ordered.sku = 'report_' || $5 and coalesce(ordered.wish ->> 'state', $3) = $3::text
        and ordered.standing = 'paid' and not ($13 and plan.used_quick_views < plan.quick_views)
        and not exists (select from projects paid where paid.order_id = ordered.id)`,
    // The held amount is charged after the report is made. If it is released at the same time, only the first of both happens.
    used: `update orders ordered set hold = 'used' from bought where ordered.id = bought.id and ordered.hold = 'held'
      returning ordered.id, ordered.payment_id`,
    takes: takesHold('used'),
    paying: 'select bought.id from bought where bought.hold is null or exists (select from used)',
    covered: `select caller.id from caller where $12::uuid is null and ${stateIsCovered('$3::text')}`,
    spent: spending({ quick_views: '(select count(*)::int from covered)', code_details: '0', weather: '0' }),
    made: `insert into projects as project (owner_id, address, state, jurisdiction, property_type, roof_type,
        latitude, longitude, app_source, version, content, order_id)
      select caller.id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, (select paying.id from paying) from caller
      where exists (select from paying) or (exists (select from covered) and exists (select from spent))
      returning ${REPORT_COLUMNS}`,
  },
  'select * from made',
);

/** Null if the purchase cannot pay for it, the plan does not cover it, or has nothing left. */
export async function makeReport(
  db: CallerDb,
  { property, found, appSource, version, content, orderId, isOverage = false }: NewReport,
): Promise<ReportRow | null> {
  const [made] = await db.rows<ReportRow>(MAKE, [
    property.address,
    property.state,
    found.jurisdiction,
    property.propertyType,
    property.roofType,
    found.place?.latitude ?? null,
    found.place?.longitude ?? null,
    appSource,
    version,
    content,
    orderId,
    isOverage,
  ]);
  return made ?? null;
}

const OF_ORDER = callerStatement(
  'report-of-order',
  `select project.report_number as "reportNumber" from projects project
   where project.order_id = $2::uuid and project.owner_id = caller.id`,
);

/** The number of the report that a purchase of the caller has paid. */
export async function reportOfOrder(db: CallerDb, orderId: string): Promise<string | undefined> {
  const [found] = await db.rows<{ readonly reportNumber: string }>(OF_ORDER, [orderId]);
  return found?.reportNumber;
}
