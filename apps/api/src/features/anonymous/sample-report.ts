import type { Report } from '@ridgeline/contract';
import { ADD_ONS } from '@ridgeline/core/reports';
import type { Property, ReportContent } from '../../ports/report-content.port.ts';
import { contentOf } from '../reports/report-content.ts';
import { reportOnWire } from '../reports/report-on-wire.ts';

export const SAMPLE_NUMBER = 'sample';

/** A public building: the Denver city hall. */
const PROPERTY: Property = {
  address: '1437 Bannock St, Denver, CO 80202',
  state: 'co',
  propertyType: 'residential',
  roofType: 'steep-slope',
};

const SINCE = new Date('2026-03-02T15:20:00Z');

/** The sample report, which everyone may read: the facts of one property. */
export async function sampleReport(content: ReportContent): Promise<Report | null> {
  const found = await content.of(PROPERTY);
  if (found === null) return null;
  return reportOnWire({
    ...PROPERTY,
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
    content: contentOf(PROPERTY.propertyType, found.facts),
    createdAt: SINCE,
    refreshedAt: null,
    factsVersion: 1,
    archived: false,
    correction: null,
  });
}
