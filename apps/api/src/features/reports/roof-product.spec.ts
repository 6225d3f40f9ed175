import type { Report } from '@ridgeline/contract';
import { readReport } from '@ridgeline/core/reports';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { aProject } from '../../testing/a-project.ts';
import { atOnce } from '../../testing/at-once.ts';
import { contentOf } from './report-content.ts';

type Answered = Report & { readonly code?: string };
type List = { readonly item: readonly { readonly label: string; readonly value: string }[] };

const api = await apiForSpecs();
const ADDRESS = '1437 Bannock St, Denver, CO 80202';
const HDZ = { manufacturer_id: 'gaf', product_id: 'timberline-hdz' };
const NONE = { manufacturer_id: null, product_id: null };

let ada: Person;
let number: string;

beforeEach(async () => {
  ada = await api.person();
  api.properties.tell(ADDRESS, { jurisdiction: null, place: null, facts: [] });
  number = await aProject(api, ada, { address: ADDRESS, content: contentOf('residential', []) });
});

const choose = (patches: object, of = number) =>
  api.call<Answered>('PATCH', `/v2/projects/${of}`, {
    as: ada,
    body: { action: 'apply-upgrades', upgrades: [], patches },
  });
const read = async () => (await api.call<Answered>('GET', `/codeReports/${number}`, { as: ada })).body;
const list = (name: string) => api.call<List>('GET', `/codeReports/form-lists/${name}`, { as: ada });
const requirementsIn = ({ facts = [] }: Report) =>
  facts.find(({ name }) => name === 'installation-instructions');

describe('what the maker of a roof requires', () => {
  it('NAV-4 RPT-2.4 is chosen from the lists of manufacturers and of their products', async () => {
    const makers = (await list('manufacturers')).body.item;
    expect(makers.map(({ label }) => label)).toEqual([
      'Atlas',
      'CertainTeed',
      'GAF',
      'IKO',
      'Malarkey',
      'Owens Corning',
      'TAMKO',
    ]);
    for (const { value: maker } of makers) {
      const products = (await list(`products-${maker}`)).body.item;
      expect(products.length, maker).toBeGreaterThan(0);
      for (const { value } of products) {
        const { status, body } = await choose({ manufacturer_id: maker, product_id: value });
        expect([status, body.manufacturer_id, body.product_id]).toEqual([200, maker, value]);
      }
    }
    expect((await list('products-nobody')).status).toBe(404);
  });

  it('RPT-2.4 is told in the report, with its document, and is another version of it', async () => {
    expect(requirementsIn(await read())).toMatchObject({ is: 'unknown', settledBy: 'product-choice' });
    const { body } = await choose(HDZ);
    expect(body).toMatchObject({ ...HDZ, factsVersion: 2 });
    expect(requirementsIn(body)).toMatchObject({
      is: 'known',
      confidence: 'likely',
      level: 'maker',
      value: { kind: 'requirements' },
    });
    expect(await read()).toEqual({ ...body, may_change: true });
    expect(readReport(body)).toMatchObject({
      ok: true,
      value: { product: { manufacturerId: 'gaf', productId: 'timberline-hdz' } },
    });
    const before = await api.call<Answered>('GET', `/codeReports/${number}/versions/1`, { as: ada });
    expect(requirementsIn(before.body)).toMatchObject({ is: 'unknown' });
  });

  it('RPT-2.4 stays if it is chosen again, with another change, or by twenty at once', async () => {
    await atOnce(
      api,
      ['select from projects where report_number = $1 for update', number],
      Array.from({ length: 20 }, () => () => choose(HDZ)),
    );
    expect((await choose({ job_number: 'J-9' })).body).toMatchObject({ ...HDZ, factsVersion: 2 });
    const { rows } = await api.sql.query('select from report_versions where report_number = $1', [number]);
    expect(rows).toHaveLength(1);
  });

  it('RPT-2.4 is taken back', async () => {
    await choose(HDZ);
    const { body } = await choose(NONE);
    expect(body).toMatchObject({ ...NONE, factsVersion: 3 });
    expect(requirementsIn(body)).toMatchObject({ is: 'unknown', settledBy: 'product-choice' });
  });

  it('RPT-2.4 RPT-3.2 is asked again by a refresh, with what the packs know then', async () => {
    const refresh = () => api.call<Answered>('POST', `/codeReports/${number}/refresh`, { as: ada });
    await refresh();
    const { body } = await choose(HDZ);
    expect((await refresh()).body).toEqual({ ...body, asOf: expect.any(String) });
  });

  it('RPT-2.4 is refused of a product that no pack knows, of half a choice, and in a record of version 1', async () => {
    expect(await choose({ ...HDZ, product_id: 'nothing' })).toMatchObject({
      status: 404,
      body: { code: 'roof-product-unknown' },
    });
    expect((await choose({ manufacturer_id: 'gaf' })).status).toBe(400);
    const legacy = await aProject(api, ada, { recordVersion: 1 });
    expect(await choose(HDZ, legacy)).toMatchObject({
      status: 409,
      body: { code: 'report-not-refreshable' },
    });
    expect((await read()).factsVersion).toBe(1);
  });

  it('RPT-2.4 costs one trip to ask and one to write, and reading the report still costs one', async () => {
    const before = api.api.database.trips;
    await choose(HDZ);
    expect(api.api.database.trips - before).toBe(2);
    await read();
    expect(api.api.database.trips - before).toBe(3);
  });
});
