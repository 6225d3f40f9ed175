import type { operations, Report, ReportPage } from '@ridgeline/contract';
import { readReport } from '@ridgeline/core/reports';
import { beforeAll, describe, expect, it } from 'vitest';
import { runnable } from '../../db/caller-statement.ts';
import { aProject, type ProjectColumns } from '../../testing/a-project.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { reportListFor } from './reports.repository.ts';

type CalculatorsOnWire = operations['getReportCalculators']['responses'][200]['content']['application/json'];

const api = await apiForSpecs();
let ada: Person;
let grace: Person;

beforeAll(async () => {
  ada = await api.person();
  grace = await api.person();
});

function reportOf(owner: Person, columns: ProjectColumns = {}): Promise<string> {
  return aProject(api, owner, { jurisdiction: 'Denver', createdAt: '2026-02-02T15:00:00Z', ...columns });
}

/** A question that the table of today does not have. */
const NO_QUESTION = { section: 'roof', name: 'colour', is: 'unknown', settledBy: 'nobody', others: [] };

function iceBarrier(sourceName: string) {
  return {
    section: 'code-detail',
    name: 'ice-barrier',
    is: 'known',
    confidence: 'verified',
    value: { kind: 'yes-no', answer: true },
    condition: null,
    source: { name: sourceName, url: null, edition: null, date: '2026-01-05', read: null },
    rowId: null,
    level: 'place',
    others: [],
  };
}

const read = (number: string, as: Person) => api.call<Report>('GET', `/codeReports/${number}`, { as });

describe('a report', () => {
  it('RPT-3 ENT-5 is returned with every field of its format, and each fact with its source', async () => {
    const facts = [
      {
        section: 'design-criteria',
        name: 'ground-snow-load',
        is: 'known',
        confidence: 'verified',
        value: { kind: 'quantity', amount: '30', unit: 'psf', basis: null },
        condition: null,
        source: { name: 'Denver Amendments', url: null, edition: '2025', date: '2025-12-31', read: null },
        rowId: 'CO-1',
        level: 'place',
        others: [],
      },
      { section: 'roof', name: 'area', is: 'unknown', settledBy: 'roof-measurement', others: [] },
    ];
    const number = await reportOf(ada, {
      content: { facts, reportType: 'standard', simple_modules: ['code'], municipality: { website: 'w' } },
    });
    const { status, body } = await read(number, ada);
    expect(status).toBe(200);
    expect(body).toEqual({
      reportNumber: number,
      reportType: 'standard',
      simple_modules: ['code'],
      querySrc: null,
      address: '1437 Bannock St, Denver, CO 80202',
      propertyType: 'residential',
      roofType: 'steep-slope',
      purchaseObject: null,
      appSource: 'web',
      version: 4,
      _version: 2,
      latitude: null,
      longitude: null,
      mapURL: null,
      pdfURL: null,
      manufacturer_report_pdf: null,
      manufacturer_id: null,
      product_id: null,
      archived: false,
      claim_number: null,
      job_number: null,
      project_date: null,
      createdAt: '2026-02-02T15:00:00.000Z',
      asOf: '2026-02-02T15:00:00.000Z',
      factsVersion: 1,
      includes: [],
      may_change: true,
      user_flags: {},
      municipality: { name: 'Denver', website: 'w', phone: null, email: null },
      facts,
    });
  });

  it('RPT-3 is still returned if a part of it cannot be read', async () => {
    const number = await reportOf(ada, {
      content: { facts: [NO_QUESTION], reportType: 7, simple_modules: [1], purchaseObject: [] },
    });
    const { status, body } = await read(number, ada);
    expect(status).toBe(200);
    expect(body).toMatchObject({ facts: [], reportType: null, simple_modules: [], purchaseObject: null });
  });

  it('RPT-2.1 withholds code and weather, source and all, until the report includes them', async () => {
    const secret = 'Only in reports that include it';
    const facts = [
      iceBarrier(secret),
      {
        ...iceBarrier(secret),
        section: 'hail-storm-history',
        name: 'latest-hail',
        value: { kind: 'storms', rows: [] },
      },
    ];
    const number = await reportOf(ada, { content: { facts } });
    const quick = (await read(number, ada)).body;
    expect(quick.facts).toEqual([
      { section: 'code-detail', name: 'ice-barrier', is: 'not-included', addOn: 'code-detail' },
      { section: 'hail-storm-history', name: 'latest-hail', is: 'not-included', addOn: 'weather' },
    ]);
    expect(JSON.stringify(quick)).not.toContain(secret);
    await api.sql.query(`update projects set includes = '{code-detail}' where report_number = $1`, [number]);
    const bought = (await read(number, ada)).body.facts;
    expect(bought).toEqual([facts[0], quick.facts?.[1]]);
    await api.sql.query(`update projects set includes = '{code-detail,weather}' where report_number = $1`, [
      number,
    ]);
    expect((await read(number, ada)).body.facts).toEqual(facts);
  });

  it.each([
    ['known without a source', { source: null }],
    ['known from nowhere', { source: undefined }],
    ['of a source without a name', { source: { name: '', date: '2026-01-05' } }],
    ['of a source without a day', { source: { name: 'City of Denver', date: null, read: null } }],
    ['of a source whose day is none', { source: { name: 'City of Denver', date: 'undated' } }],
    ['of another form', { is: 'certain' }],
    ['disputed without rows', { is: 'disputed', rows: [] }],
    ['disputed with a row of no source', { is: 'disputed', rows: [{ value: 'yes' }] }],
    ['beside a row of a source without a day', { others: [{ source: { name: 'A wiki' } }] }],
  ])('RPT-3.1 is not kept with a fact %s', async (_, change) => {
    const facts = [{ ...iceBarrier('City of Denver'), ...change }];
    await expect(reportOf(ada, { content: { facts } })).rejects.toThrow('projects_facts_have_sources');
  });

  it('RPT-3 of version 1 is returned unchanged, and core reads it', async () => {
    const legacy = {
      street: '1437 Bannock St',
      city: 'Denver',
      state: 'CO',
      zip: 80_202,
      municipality: 'City and County of Denver',
      municipality_phone: '(720) 913-1311',
      wind_speed_ultimate_design: '115 mph',
      ice_and_watershield: 'Yes',
      code_enforced: true,
      irc: '2021',
      elevation: null,
    };
    const shared = {
      reportType: 'standard',
      simple_modules: ['code'],
      querySrc: 'address-lookup',
      purchaseObject: { sku: 'single' },
      manufacturer_report_pdf: 'https://files.example.com/2.pdf',
    };
    const content = { ...legacy, ...shared, pdfURL: 7 };
    const projectDate = { date: '2014-05-06', type: 'date-of-loss' };
    const number = await reportOf(ada, {
      recordVersion: 1,
      content,
      projectDate: projectDate.date,
      projectDateType: projectDate.type,
    });
    const { body } = await read(number, ada);
    expect(body).toMatchObject({
      ...legacy,
      ...shared,
      _version: 1,
      pdfURL: null,
      reportNumber: number,
      roofType: 'steep-slope',
      appSource: 'web',
      project_date: projectDate,
    });
    expect(Object.keys(body)).not.toContain('facts');
    expect(readReport(body)).toMatchObject({
      ok: true,
      value: {
        projectDate,
        createdAt: Date.parse(body.createdAt ?? ''),
        purchaseObject: { sku: 'single' },
        legacy: {
          windSpeeds: { ultimateDesign: 115 },
          answers: { iceAndWaterShield: 'yes', codeEnforced: 'yes', permitRequired: 'unknown' },
          codes: { IRC: '2021', IBC: null, IECC: null },
        },
      },
    });
  });

  it('costs one round trip', async () => {
    const number = await reportOf(ada);
    const before = api.api.database.trips;
    await read(number, ada);
    expect(api.api.database.trips - before).toBe(1);
  });

  it.each(['abc', '0', '99999999999999999999', '-1'])('is not found under the number %s', async (number) => {
    expect((await read(number, ada)).status).toBe(404);
  });
});

describe('the list of reports', () => {
  it('DASH-4 DASH-5 tells one’s own in short, newest first, and finds a term', async () => {
    const nora = await api.person();
    await reportOf(grace, { address: '2 Grace Plaza, Denver, CO 80202' });
    const numbers: string[] = [];
    for (const day of [1, 2, 3]) {
      numbers.unshift(
        await reportOf(nora, {
          address: `${day} Main St, Denver, CO 80202`,
          createdAt: `2026-02-0${day}T00:00:00Z`,
        }),
      );
    }
    const list = async (query: string) =>
      (await api.call<ReportPage>('GET', `/codeReports${query}`, { as: nora })).body;
    const all = await list('?details=standard');
    expect(all.items.map(({ reportNumber }) => reportNumber)).toEqual(numbers);
    expect(all).toMatchObject({ cursor_id: null, has_more: false });
    expect(Object.keys(all.items[0] ?? {})).not.toContain('facts');

    const first = await list('?limit=2');
    const second = await list(`?limit=2&cursor_id=${first.cursor_id}`);
    expect([...first.items, ...second.items]).toEqual(all.items);

    expect((await list('?term=%202%20main')).items.map(({ address }) => address)).toEqual([
      '2 Main St, Denver, CO 80202',
    ]);
    const found = await list('?term=MAIN&limit=1');
    const further = await list(`?term=MAIN&limit=2&cursor_id=${found.cursor_id}`);
    expect([...found.items, ...further.items]).toEqual(all.items);
    expect((await list('?term=plaza')).items).toEqual([]);
  });

  it('refuses a place that is of no list', async () => {
    const cursor = Buffer.from('["createdAt","0000-01-01T00:00:00Z",1]').toString('base64url');
    const { status, body } = await api.call('GET', `/codeReports?cursor_id=${cursor}`, { as: ada });
    expect({ status, code: body['code'] }).toEqual({ status: 400, code: 'invalid-cursor' });
  });
});

describe('a list among many reports', () => {
  it('DASH-4 reads an index in its order: no Seq Scan, no Sort, first page or deep', async () => {
    const [many, few] = [await api.person(), await api.person()];
    await api.sql.query(
      `insert into projects (owner_id, address, state, property_type, roof_type, created_at)
       select case when n % 50 = 0 then $2::uuid else $1::uuid end, n || ' Main St, Denver, CO 80202', 'co', 'residential',
         'steep-slope', timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 20000) n`,
      [many.id, few.id],
    );
    await api.sql.query('analyze projects');
    const after = ['createdAt', '2026-01-03T00:00:00.000Z', 1] as const;
    for (const owner of [many, few]) {
      for (const place of [null, after]) {
        for (const term of ['', 'main']) {
          const plan = await explained(owner, { term, limit: 15, after: place });
          expect(plan).toMatch(/Index Scan( Backward)? using projects_newest/);
          expect(plan).not.toMatch(/Seq Scan|-> +(Incremental )?Sort/);
        }
      }
    }
  });
});

async function explained(owner: Person, query: Parameters<typeof reportListFor>[0]): Promise<string> {
  const { statement, values } = reportListFor(query);
  const rights = { operation: 'explained', access: 'terms-accepted', objects: [] } as const;
  const { text } = runnable(statement, rights, values.length);
  const { rows } = await api.sql.query<Record<'QUERY PLAN', string>>(`explain (costs off) ${text}`, [
    owner.id,
    ...values,
    // The start of the caller's session, and its id.
    null,
    null,
  ]);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('what the calculators of a report start with', () => {
  const known = (section: string, name: string, value: object) => ({
    ...iceBarrier('City of Denver'),
    section,
    name,
    value,
  });
  const facts = [
    known('municipality', 'controlling-municipality', {
      kind: 'jurisdiction',
      body: { kind: 'city', name: 'Denver', geoid: '0820000' },
    }),
    known('code-detail', 'adopted-residential-code', { kind: 'edition', text: '2021 IRC', year: 2021 }),
    known('design-criteria', 'climate-zone', { kind: 'text', text: '5B' }),
  ];
  const startsOf = (number: string) =>
    api.call<CalculatorsOnWire>('GET', `/codeReports/${number}/calculators`, { as: ada });
  const ventilationOf = ({ calculators }: CalculatorsOnWire) =>
    calculators.find(({ calculator }) => calculator === 'ventilation');

  it('CALC-5 CALC-5.2 is what its facts tell, with the source, and the permit fee of its city', async () => {
    const number = await reportOf(ada, { content: { facts } });
    await api.sql.query(`update projects set includes = '{code-detail}' where report_number = $1`, [number]);
    const { status, body } = await startsOf(number);
    expect([status, body.property_type, body.availabile_calculators]).toEqual([
      200,
      'residential',
      ['iws', 'waste', 'ventilation', 'permit-fee'],
    ]);
    expect(ventilationOf(body)).toMatchObject({
      inputs: { edition: 2021, climateZone: 5 },
      values: [
        { field: 'edition', is: 'known', row: { source: { name: 'City of Denver', date: '2026-01-05' } } },
        { field: 'climateZone', is: 'known', fact: 'climate-zone', confidence: 'verified' },
        { field: 'ratio', is: 'empty', because: 'unknown', settledBy: 'building-department' },
      ],
    });
    const calculated = await api.call<{ inputs: object }>('POST', '/v2/calculators/calculator/vent/basic', {
      as: ada,
      body: { initial: ventilationOf(body)?.inputs, inputs: { atticSf: 1_500 } },
    });
    expect(calculated.body.inputs).toMatchObject({ edition: 2021, climateZone: 5, atticSf: 1_500 });
  });

  it('CALC-5 withholds a fact that the report does not include', async () => {
    const { body } = await startsOf(await reportOf(ada, { content: { facts } }));
    expect(ventilationOf(body)?.values[0]).toEqual({
      field: 'edition',
      fact: 'adopted-residential-code',
      is: 'empty',
      because: 'not-included',
      settledBy: 'building-department',
    });
  });

  it('CALC-5 is empty for a record of version 1, which has no sources, and takes one round trip', async () => {
    const number = await reportOf(ada, { recordVersion: 1, content: { municipality: 'Denver' } });
    const before = api.api.database.trips;
    const { body } = await startsOf(number);
    expect(api.api.database.trips - before).toBe(1);
    expect(body.calculators.map(({ inputs }) => inputs)).toEqual([{}, {}, {}, {}]);
  });

  it('CALC-5 is not told of another’s report', async () => {
    expect((await startsOf(await reportOf(grace, { content: { facts } }))).status).toBe(404);
  });
});
