import { randomBytes } from 'node:crypto';
import type { Report } from '@ridgeline/contract';
import { type AddOn, everyQuestion, type Fact, includedFacts } from '@ridgeline/core/reports';
import type { ReportFacts } from '../ports/report-content.port.ts';
import type { ApiUnderTest, Person } from './api-under-test.ts';

/** What is known of the property whose reports visitors make. */
export const VISITED: ReportFacts & { readonly address: string } = {
  address: '1437 Bannock St, Denver, CO 80202',
  jurisdiction: 'Denver',
  place: null,
  facts: [
    {
      section: 'hail-storm-history',
      name: 'county-hail-reports',
      is: 'known',
      confidence: 'verified',
      value: { kind: 'storm-counts', rows: [{ withinMiles: null, reports: 203 }] },
      condition: null,
      source: { name: 'The spec', url: null, edition: null, date: '2026-01-01', read: null },
      rowId: null,
      level: null,
      others: [],
    },
  ],
};

/** The lines of a report about it, by what the report includes. */
export function linesAboutVisited(includes: readonly AddOn[]): readonly Fact[] {
  return includedFacts(everyQuestion('residential', VISITED.facts), includes);
}

type Said = { readonly report?: Report; readonly error?: string };

export function newVisit(): string {
  return randomBytes(24).toString('base64url');
}

export function visiting(visit: string): Record<string, string> {
  return { 'anonymous-session': visit };
}

/** Makes reports as visitors do, without signing in, and adopts them. */
export class VisitorReports {
  readonly #api: ApiUnderTest;

  constructor(api: ApiUnderTest) {
    this.#api = api;
    api.properties.tell(VISITED.address, VISITED);
  }

  make(visit: string | null, change: object = {}, key?: string) {
    return this.#api.call<{ readonly data: Said; readonly code?: string }>('POST', '/public/reports', {
      body: {
        address: VISITED.address,
        propertyType: 'residential',
        roofType: 'steep-slope',
        appSource: 'web',
        version: 4,
        ...change,
      },
      ...(visit !== null && { headers: visiting(visit) }),
      ...(key !== undefined && { key }),
    });
  }

  async numberOfNew(visit: string | null): Promise<string> {
    return (await this.make(visit)).body.data.report?.reportNumber ?? 'none was made';
  }

  ask(what: 'adopt' | 'verify', number: string, as: Person, headers: Record<string, string>) {
    return this.#api.call<Report & { readonly code?: string }>('GET', `/codeReports/${what}/${number}`, {
      as,
      headers,
    });
  }
}
