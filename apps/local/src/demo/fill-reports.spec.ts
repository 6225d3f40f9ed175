import { readReport } from '@ridgeline/core/reports';
import { apiForSpecs, type Person } from '@ridgeline/api/testing';
import { freshDatabase } from '@ridgeline/api/testing/database';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DemoAddressBook } from '../properties/demo-address-book.ts';
import { fillDemoReports } from './fill-reports.ts';
import { demoPerson } from './people.ts';
import { UNINCORPORATED } from './projects.ts';
import { seedDemo } from './seed.ts';

type Report = {
  readonly municipality: unknown;
  readonly facts?: readonly { readonly name: string; readonly is: string }[];
};

const databaseUrl = await freshDatabase();
const pool = new Pool({ connectionString: databaseUrl });
afterAll(() => pool.end());
const api = await apiForSpecs(
  {},
  {
    databaseUrl,
    reportContent: (fromPacks) => fromPacks,
    addressBook: await DemoAddressBook.over(pool),
  },
);

beforeAll(async () => {
  await seedDemo(pool);
  await fillDemoReports(pool, api.api);
}, 120_000);

const dana: Person = {
  id: demoPerson('Dana').sub,
  email: demoPerson('Dana').email,
  token: api.issuer.token(demoPerson('Dana').sub),
};

async function reportAbout(address: string): Promise<Report> {
  const { rows } = await pool.query<{ number: string }>(
    'select report_number as number from projects where address = $1 and owner_id = $2',
    [address, dana.id],
  );
  return (await api.call<Report>('GET', `/codeReports/${rows[0]?.number}`, { as: dana })).body;
}

const factIn = ({ facts = [] }: Report, name: string) => facts.find((fact) => fact.name === name);
const iceBarrierInDoubt = {
  is: 'known',
  value: { kind: 'yes-no', answer: true },
  others: expect.arrayContaining([
    expect.objectContaining({ why: 'history', value: { kind: 'yes-no', answer: false } }),
  ]),
};

describe('the reports of the demo people', () => {
  it('RPT-3 say what is known of a public building, with sources, and where they contradict each other', async () => {
    const house = await reportAbout('3616 Belleview Ave, Kansas City, MO 64111');
    expect(house.municipality).toMatchObject({ name: 'Kansas City' });
    expect(factIn(house, 'ice-barrier')).toMatchObject(iceBarrierInDoubt);
  });

  it('RPT-4 the sample knows its code, its criteria and hail near it', async () => {
    const { body: sample } = await api.call<Report>('GET', '/codeReports/sample');
    expect(sample.municipality).toMatchObject({ name: 'Colorado Springs' });
    for (const name of [
      'adopted-residential-code',
      'ice-barrier',
      'frost-depth',
      'climate-zone',
      'nearest-hail',
    ]) {
      expect(factIn(sample, name), name).toMatchObject({ is: 'known', source: { name: expect.any(String) } });
    }
    expect(factIn(sample, 'jurisdiction-basis')).toMatchObject({ value: { reason: 'zip-center-inside' } });
    expect(factIn(sample, 'installation-instructions')).toMatchObject({ is: 'known' });
    expect(factIn(sample, 'county-hail-reports')).toMatchObject({
      value: { rows: [{ withinMiles: null, reports: 1_134 }] },
      condition: '1955–2015',
    });
  });

  it('RPT-2.2 are of the county where a building is outside of cities', async () => {
    const library = await reportAbout(UNINCORPORATED);
    expect(library.municipality).toMatchObject({ name: 'Douglas County' });
    expect(factIn(library, 'jurisdiction-basis')).toMatchObject({ value: { reason: 'zip-center-outside' } });
    expect(factIn(library, 'climate-zone')).toMatchObject({ is: 'known' });
  });

  it('RPT-2 tell hail near Nashville, from the preliminary reports of a day', async () => {
    const courthouse = await reportAbout('1 Public Square, Nashville, TN 37201');
    expect(factIn(courthouse, 'nearest-hail')).toMatchObject({
      is: 'known',
      value: { rows: [{ size: { amount: '1.00', unit: 'in' }, at: '2018-06-15T22:45:00.000Z' }] },
    });
    expect(factIn(courthouse, 'nearest-severe-wind')).toMatchObject({ is: 'known' });
  });

  it('RPT-3 have a record of version 1 among them', async () => {
    const legacy = await reportAbout('2875 145th St W, Rosemount, MN 55068');
    expect(legacy).toMatchObject({ _version: 1, municipality: 'Rosemount', ice_and_watershield: 'Yes' });
    const read = readReport(legacy);
    expect(read.ok && read.value.legacy?.answers.iceAndWaterShield).toBe('yes');
  });

  it('are filled once: what somebody has refreshed or corrected since stays', async () => {
    const before = await pool.query('select report_number, content from projects order by 1');
    const refuse = () => Promise.reject(new Error('asked again'));
    const none = { of: refuse, underAuthority: refuse };
    await fillDemoReports(pool, { database: api.api.database, reportContent: none });
    const after = await pool.query('select report_number, content from projects order by 1');
    expect(after.rows).toEqual(before.rows);
  });
});
