import type { Report } from '@ridgeline/contract';
import { ADD_ONS } from '@ridgeline/core/reports';
import type { Property, ReportContent } from '../../ports/report-content.port.ts';
import { contentOf } from '../reports/report-content.ts';
import { reportOnWire } from '../reports/report-on-wire.ts';

export const SAMPLE_NUMBER = 'sample';

/**
 * A house that is a public building: a museum of the state, in a city whose page about the ice barrier contradicts what
 * its office said before.
 */
export const SAMPLE_PROPERTY: Property = {
  address: '3616 Belleview Ave, Kansas City, MO 64111',
  state: 'mo',
  propertyType: 'residential',
  roofType: 'steep-slope',
};

const SINCE = new Date('2026-03-02T15:20:00Z');

/** The sample report, which everyone may read: what is known of one property at the time. */
export async function sampleReport(content: ReportContent, now: number): Promise<Report | null> {
  const found = await content.of(SAMPLE_PROPERTY);
  if (found === null) return null;
  return reportOnWire({
    ...SAMPLE_PROPERTY,
    product: null,
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
    content: contentOf(SAMPLE_PROPERTY.propertyType, found.facts),
    createdAt: SINCE,
    refreshedAt: new Date(now),
    factsVersion: 1,
    archived: false,
    correction: null,
  });
}
