import { refusalToSpend } from '@ridgeline/core/plans';
import { parseAddressLine } from '@ridgeline/core/places';
import { personIdOf } from '../../db/object-references.ts';
import { answer, type Answer, type Call, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import type { Property, ReportContent, ReportFacts } from '../../ports/report-content.port.ts';
import { releasePurchase } from '../orders/holds.repository.ts';
import { findAddressAccess } from './address-access.ts';
import { makeReport } from './new-report.repository.ts';
import { contentOf } from './report-content.ts';
import { reportOnWire } from './report-on-wire.ts';

/** Without report content, reports are unavailable. */
export type ReportConfig = { readonly reportContent?: ReportContent; readonly now?: () => number };

// RPT-1 RPT-9
export function newReportHandlers({ reportContent }: ReportConfig): Pick<Handlers, 'createReport'> {
  return {
    createReport: {
      async ask({ body }) {
        if (!reportContent) return async () => problem('unavailable');
        const state = parseAddressLine(body.address)?.state;
        if (state === undefined) return async () => problem('address-unreadable', 'body/address');
        const { propertyType, roofType } = body;
        const property = { address: body.address.trim(), state, propertyType, roofType };
        const found = await reportContent.of(property);
        if (found === null) {
          return async ({ body: { purchaseObject = null }, db }) => {
            const orderId = orderOf(purchaseObject);
            if (orderId !== null) await releasePurchase(db, orderId);
            return answer(201, { report: null });
          };
        }
        return (call) => reportOf(property, found, call);
      },
    },
  };
}

async function reportOf(
  property: Property,
  found: ReportFacts,
  { body, db }: Call<'createReport'>,
): Promise<Answer<'createReport'>> {
  const { appSource, version } = body;
  const { reportType = null, simple_modules = [], querySrc = null, purchaseObject = null } = body;
  const orderId = orderOf(purchaseObject);
  const told = { reportType, simple_modules, querySrc, purchaseObject };
  const content = JSON.stringify(contentOf(property.propertyType, found.facts, told));
  const made = await makeReport(db, { property, found, appSource, version, content, orderId });
  if (made) return answer(201, { report: reportOnWire(made) });
  if (orderId !== null) return problem('purchase-unusable', 'body/purchaseObject');
  const access = await findAddressAccess(db, property.state);
  return problem(access.covered ? refusalToSpend(access) : 'address-denied');
}

/** The purchase that the order names as its payment: the id that our shop returned. */
function orderOf(purchase: Readonly<Record<string, unknown>> | null): string | null {
  const orderId = purchase?.['orderId'];
  return orderId === undefined || orderId === null ? null : personIdOf(orderId);
}
