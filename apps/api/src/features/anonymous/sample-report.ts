import type { Report } from '@ridgeline/contract';
import { ADD_ONS, SAMPLE_HEAD } from '@ridgeline/core/reports';
import type { Db, Statement } from '../../db/database.ts';
import type { Property, ReportContent } from '../../ports/report-content.port.ts';
import { contentOf } from '../reports/report-content.ts';
import { reportOnWire } from '../reports/report-on-wire.ts';
import {
  type AskedProduct,
  isKnownProduct,
  requirementRows,
  requirementsOf,
  TODAY,
} from '../reports/roof-product.repository.ts';

export const SAMPLE_NUMBER = SAMPLE_HEAD.reportNumber;

const { address, propertyType, roofType } = SAMPLE_HEAD;
export const SAMPLE_PROPERTY: Property = { address, state: 'co', propertyType, roofType };

/** What covers its roof in the sample: a shingle of whose maker the starting packs know several documents. */
const PRODUCT = 'gaf/timberline-hdz';
const REQUIREMENTS: Statement = {
  name: 'sample-product',
  text: `select ${requirementRows('$1::text')} as requirements, ${TODAY} as today`,
};

/** The sample report, which everyone may read: what is known of one property at the time. */
export async function sampleReport(
  content: ReportContent,
  db: Pick<Db, 'rows'>,
  now: number,
): Promise<Report | null> {
  const [found, product] = await Promise.all([content.of(SAMPLE_PROPERTY), sampleProduct(db)]);
  if (found === null) return null;
  return reportOnWire({
    ...SAMPLE_PROPERTY,
    product: product && PRODUCT,
    reportNumber: SAMPLE_NUMBER,
    jurisdiction: found.jurisdiction,
    // D RPT-4.2
    includes: [...ADD_ONS],
    claimNumber: null,
    jobNumber: null,
    projectDate: null,
    projectDateType: null,
    userFlags: {},
    latitude: found.place?.latitude ?? null,
    longitude: found.place?.longitude ?? null,
    appSource: 'web',
    version: 4,
    recordVersion: 2,
    content: contentOf(SAMPLE_PROPERTY.propertyType, [
      ...found.facts,
      ...(product ? [requirementsOf(product)] : []),
    ]),
    createdAt: new Date(SAMPLE_HEAD.createdAt),
    refreshedAt: new Date(now),
    factsVersion: 1,
    archived: false,
    correction: null,
  });
}

/** Null where the packs that know it were removed. */
async function sampleProduct(db: Pick<Db, 'rows'>): Promise<AskedProduct | null> {
  const [told] = await db.rows<Pick<AskedProduct, 'requirements' | 'today'>>(REQUIREMENTS, [PRODUCT]);
  const asked = told && { ...told, product: PRODUCT, propertyType: SAMPLE_PROPERTY.propertyType };
  return asked && isKnownProduct(asked) ? asked : null;
}
