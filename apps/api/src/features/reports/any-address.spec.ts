import type { Report } from '@ridgeline/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { PdfContent } from '../../ports/pdf-content.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { valuesOf } from '../../testing/paper.builder.ts';
import { ReportOrders } from '../../testing/report-orders.ts';
import { newVisit, visiting, VisitorReports } from '../../testing/visits.ts';
import { loadCityLimits } from '../places/city-limit-sets.repository.ts';
import { readCityLimits } from '../places/city-limits.file.ts';

// The suppliers of a copy with nothing configured: the packs of the product, and the offline address book.
const databaseUrl = await freshDatabase();
const api = await apiForSpecs(
  {},
  { databaseUrl, reportContent: (fallback) => fallback, addressBook: (fallback) => fallback },
);
const orders = new ReportOrders(api);

beforeAll(async () => {
  const database = openDatabase(databaseUrl, { connections: 1 });
  await loadCityLimits(database, outlinesOfColorado(), {
    name: 'The spec',
    url: null,
    edition: '2026',
    asOf: '2026-01-01',
  });
  await database.close();
});

describe('a report, from its order to its PDF', () => {
  it.each([
    ['in Alabama', '103 N Perry St, Montgomery, AL 36104', 'Montgomery'],
    ['in Alaska', '632 W 6th Ave, Anchorage, AK 99501', 'Anchorage'],
    ['in California', '1 Dr Carlton B Goodlett Pl, San Francisco, CA 94102', 'San Francisco'],
    ['in Colorado', '1437 Bannock St, Denver, CO 80202', 'Denver'],
    ['in Hawaii', '530 S King St, Honolulu, HI 96813', 'Honolulu County'],
    ['in Louisiana', '1300 Perdido St, New Orleans, LA 70112', 'New Orleans'],
    ['in Missouri', '414 E 12th St, Kansas City, MO 64106', 'Kansas City'],
    ['in Texas', '300 Austin Ave, Waco, TX 76701', 'Waco'],
    ['in Washington', '600 4th Ave, Seattle, WA 98104', 'Seattle'],
    ['in Wyoming', '2101 O St, Cheyenne, WY 82001', 'Cheyenne'],
    ['in the District', '1350 Pennsylvania Ave NW, Washington, DC 20004', 'District of Columbia'],
    ['outside of every city', '9352 Dorchester St, Highlands Ranch, CO 80129', 'Douglas County'],
    ['in a state with towns, whose town nobody knows', '37 Main St, Stowe, VT 05672', null],
    ['that does not exist', '1 Main St, Denver, CO 10007', null],
  ])('RPT-1 RPT-2 RPT-7 of an address %s', async (_, address, municipality) => {
    const ada = await api.person();
    const { status, body } = await orders.place(ada, { address });
    expect(status).toBe(201);
    const report = body.report as Report;
    expect(report.municipality).toEqual(municipality && expect.objectContaining({ name: municipality }));
    const jurisdiction = report.facts?.find(({ name }) => name === 'controlling-municipality');
    if (municipality === null)
      expect(jurisdiction).toMatchObject({ is: 'unknown', settledBy: expect.any(String) });
    else expect(jurisdiction).toMatchObject({ is: 'known', source: { name: expect.any(String) } });
    for (const fact of report.facts ?? []) {
      if (fact.is === 'known') expect(fact.source.date ?? fact.source.read, fact.name).toMatch(/^\d{4}/);
    }
    await expectPdf(ada, report.reportNumber);
  });

  it('RPT-2 RPT-7 outside of every city has the county on its paper, and why', async () => {
    const ada = await api.person();
    const { body } = await orders.place(ada, { address: '9352 Dorchester St, Highlands Ranch, CO 80129' });
    const { reportNumber } = body.report as Report;
    await expectPdf(ada, reportNumber);
    const { rows } = await api.sql.query<{ content: string }>(
      'select content from issued_papers where report_number = $1',
      [reportNumber],
    );
    const { parts } = JSON.parse(rows[0]?.content ?? '') as PdfContent;
    expect(valuesOf(parts.find(({ title }) => title === 'MUNICIPALITY')?.blocks)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^County: Douglas County/),
        expect.stringMatching(/^The center of the ZIP code is outside all city limits/),
      ]),
    );
  });

  it('RPT-1 RPT-7 of a record of version 1', async () => {
    const ada = await api.person();
    const { rows } = await api.sql.query<{ report_number: string }>(
      `insert into projects (owner_id, address, state, jurisdiction, property_type, roof_type, record_version, content)
       values ($1, '2875 145th St W, Rosemount, MN 55068', 'mn', 'Rosemount', 'residential', 'steep-slope', 1, $2)
       returning report_number`,
      [ada.id, { municipality: 'Rosemount', ice_and_watershield: 'yes' }],
    );
    await expectPdf(ada, String(rows[0]?.report_number));
  });
});

describe('a visitor', () => {
  it('RPT-4 RPT-7 reads the sample, makes a report of an address, signs up, and has it with its PDF', async () => {
    const { status, body: sample } = await api.call<Report>('GET', '/codeReports/sample');
    const code = sample.facts?.find(({ name }) => name === 'adopted-residential-code');
    expect([status, code?.is]).toEqual([200, 'known']);
    const [visit, visitors] = [newVisit(), new VisitorReports(api)];
    const made = await visitors.make(visit, { address: '1437 Bannock St, Denver, CO 80202' });
    const report = made.body.data.report as Report;
    const shown = await api.call<Report>('GET', `/public/reports/${report.reportNumber}`, {
      headers: visiting(visit),
    });
    expect(shown.body.facts).toEqual(report.facts);

    const ada = await api.person();
    const adopted = await visitors.ask('adopt', report.reportNumber, ada, visiting(visit));
    expect(adopted).toMatchObject({ status: 200, body: { reportNumber: report.reportNumber } });
    const { body: own } = await api.call<Report>('GET', `/codeReports/${report.reportNumber}`, { as: ada });
    expect([own.facts, own.municipality]).toEqual([
      report.facts,
      expect.objectContaining({ name: 'Denver' }),
    ]);
    await expectPdf(ada, report.reportNumber);
  });
});

async function expectPdf(as: Person, reportNumber: string): Promise<void> {
  const { status, body } = await api.call<{ url: string }>('GET', `/codeReports/pdf/${reportNumber}`, {
    as,
  });
  expect(status).toBe(200);
  const file = await api.api.server.inject(body.url);
  expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
}

/** Denver as a square, far from Highlands Ranch. */
function outlinesOfColorado() {
  const [west, south, east, north] = [-105.05, 39.68, -104.9, 39.8];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const read = readCityLimits(
    {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { GEOID: '0820000', NAME: 'Denver', CLASSFP: 'C1', FUNCSTAT: 'A' },
          geometry: { type: 'Polygon', coordinates: [ring] },
        },
      ],
    },
    '0'.repeat(64),
  );
  if (!read.ok) throw new Error(read.failure.code);
  return read.value;
}
