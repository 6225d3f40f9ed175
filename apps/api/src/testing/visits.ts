import { randomBytes } from 'node:crypto';
import type { Report } from '@ridgeline/contract';
import type { ApiUnderTest, Person } from './api-under-test.ts';

/** The facts of the property whose reports visitors make. */
export const VISITED = {
  address: '1437 Bannock St, Denver, CO 80202',
  jurisdiction: 'Denver',
  place: null,
  facts: [
    { section: 'roof', name: 'area', confidence: 'unknown', value: null, source: null },
    {
      section: 'hail-storm-history',
      name: 'latest-hail',
      confidence: 'verified',
      value: 1.25,
      source: { name: 'The spec', url: null, edition: null, date: '2026-01-01' },
    },
  ],
} as const;

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
