import type { Report } from '@ridgeline/contract';

/** A report as the API returns it, with one fact. */
export function aReport(changes: Partial<Report> = {}): Report {
  return {
    reportNumber: '100042',
    _version: 2,
    address: '1437 Bannock St, Denver, CO 80202',
    propertyType: 'residential',
    roofType: 'steep-slope',
    archived: false,
    claim_number: null,
    job_number: 'J-1',
    project_date: null,
    createdAt: '2026-03-04T15:20:00.000Z',
    municipality: { name: 'Cañon City', website: null, phone: null, email: null },
    facts: [
      {
        section: 'code-detail',
        name: 'ice-barrier',
        is: 'known',
        confidence: 'likely',
        value: { kind: 'yes-no', answer: false },
        condition: null,
        source: { name: 'City of Denver', url: null, edition: '2022', date: '2026-01-05', read: null },
        rowId: null,
        level: 'place',
        others: [],
      },
    ],
    ...changes,
  };
}
