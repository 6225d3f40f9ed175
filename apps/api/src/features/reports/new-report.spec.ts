import { everyQuestion, type Fact, includedFacts } from '@ridgeline/core/reports';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DENVER_PLACE } from '../../testing/a-place.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import { atOnce } from '../../testing/at-once.ts';
import { ReportOrders } from '../../testing/report-orders.ts';

const api = await apiForSpecs();
const orders = new ReportOrders(api);

describe('ordering a report', () => {
  it('RPT-1 RPT-9 makes it as it was ordered, with what is known of the property', async () => {
    const ada = await api.person();
    const fact: Fact = {
      section: 'design-criteria',
      name: 'frost-depth',
      is: 'known',
      confidence: 'likely',
      value: { kind: 'quantity', amount: '36', unit: 'in', basis: null },
      condition: null,
      source: { name: 'The spec', url: null, edition: '2021', date: '2026-01-01', read: null },
      rowId: null,
      level: 'place',
      others: [],
    };
    api.properties.tell('200 E Colfax Ave, Denver, CO 80203', {
      jurisdiction: 'Denver',
      place: { latitude: 39.7393, longitude: -104.9848 },
      facts: [fact],
    });
    const { status, body } = await orders.place(ada, {
      address: ' 200 E Colfax Ave, Denver, CO 80203 ',
      propertyType: 'commercial',
      roofType: 'low-slope',
      reportType: 'standard',
      simple_modules: ['code'],
      querySrc: 'lookup',
      purchaseObject: { sku: 'single' },
    });
    expect(status).toBe(201);
    expect(body.report).toMatchObject({
      address: '200 E Colfax Ave, Denver, CO 80203',
      propertyType: 'commercial',
      roofType: 'low-slope',
      reportType: 'standard',
      simple_modules: ['code'],
      querySrc: 'lookup',
      purchaseObject: { sku: 'single' },
      appSource: 'web',
      version: 4,
      _version: 2,
      latitude: 39.7393,
      municipality: { name: 'Denver' },
      facts: includedFacts(everyQuestion('commercial', [fact]), []),
    });
    expect(body.report?.facts).toContainEqual(fact);
    const read = await api.call('GET', `/codeReports/${body.report?.reportNumber}`, { as: ada });
    expect(read.body).toEqual({ ...body.report, may_change: true });
    expect(await orders.left(ada)).toBe(9);
  });

  it('RPT-2 tells who controls at the address, why, and by whose word', async () => {
    const ada = await api.person();
    const address = '1 Place Rd, Denver, CO 80202';
    const office = { office: 'Building Division', email: null, website: null, address: null, rowId: null };
    const source = { name: 'The spec', url: null, edition: null, date: '2026-01-05', read: null };
    const contact: Fact = {
      section: 'municipality',
      name: 'municipality-contact',
      is: 'known',
      confidence: 'likely',
      value: { kind: 'contacts', rows: [{ ...office, phone: '720-865-2982', source }] },
      condition: null,
      source,
      rowId: null,
      level: 'place',
      others: [],
    };
    api.properties.tell(address, { jurisdiction: null, place: null, facts: [contact] });
    api.addresses.tell({ ...DENVER_PLACE, address });
    const { status, body } = await orders.place(ada, { address });
    expect({ status, body }).toMatchObject({ status: 201 });
    const told = {
      section: 'municipality',
      is: 'known',
      confidence: 'verified',
      source: DENVER_PLACE.source,
    };
    expect(body.report).toMatchObject({
      municipality: { name: 'Denver', phone: '720-865-2982', website: null },
      latitude: 39.739,
    });
    expect(body.report?.facts?.slice(0, 3)).toMatchObject([
      {
        ...told,
        name: 'controlling-municipality',
        value: { kind: 'jurisdiction', body: { name: 'Denver', geoid: '0820000' } },
      },
      {
        ...told,
        name: 'jurisdiction-basis',
        value: { kind: 'jurisdiction-reason', reason: 'inside-limits' },
      },
      contact,
    ]);
  });

  it('RPT-1 RPT-2 is taken for the District too, and what is not known of a place is left open', async () => {
    const ada = await api.person();
    const { status, body } = await orders.place(ada, {
      address: '1350 Pennsylvania Ave NW, Washington, DC 20004-3003',
    });
    expect(status).toBe(201);
    expect(body.report).toMatchObject({ municipality: null, latitude: null });
    const missing = {
      section: 'municipality',
      is: 'unknown',
      because: 'address-not-found',
      settledBy: 'building-department',
      others: [],
    } as const;
    const found: readonly Fact[] = [
      { ...missing, name: 'controlling-municipality' },
      { ...missing, name: 'jurisdiction-basis' },
    ];
    expect(body.report?.facts).toEqual(includedFacts(everyQuestion('residential', found), []));
  });

  it('RPT-1 answers 503 where the address book is away, and takes nothing', async () => {
    const ada = await api.person();
    api.addresses.isAway = true;
    onTestFinished(() => {
      api.addresses.isAway = false;
    });
    expect(await orders.place(ada, {})).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await orders.left(ada)).toBe(10);
  });

  it('RPT-9 answers null where nothing can be said, and takes nothing', async () => {
    const ada = await api.person();
    api.properties.tell('1 Nowhere Rd, Denver, CO 80202', null);
    const { status, body } = await orders.place(ada, { address: '1 Nowhere Rd, Denver, CO 80202' });
    expect({ status, body }).toEqual({ status: 201, body: { report: null } });
    expect([await orders.left(ada), await orders.madeBy(ada)]).toEqual([10, 0]);
  });

  it('RPT-1 makes one report of an order that is sent again, and takes one quick view', async () => {
    const ada = await api.person();
    const first = await orders.place(ada, {}, 'order-1');
    expect(await orders.place(ada, {}, 'order-1')).toMatchObject({ status: 201, body: first.body });
    const other = await orders.place(ada, { roofType: 'low-slope' }, 'order-1');
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } });
    expect([await orders.left(ada), await orders.madeBy(ada)]).toEqual([9, 1]);
  });

  it('costs one round trip, and three with a key', async () => {
    const ada = await api.person();
    const before = api.api.database.trips;
    await orders.place(ada);
    expect(api.api.database.trips - before).toBe(1);
    await orders.place(ada, {}, 'counted');
    expect(api.api.database.trips - before).toBe(4);
  });

  it.each(['1437 Bannock St', 'Denver, XX 80202', '1437 Bannock St, Denver, CO', 'CO 80202 Denver'])(
    'takes no address that names no state: %s',
    async (address) => {
      const { status, body } = await orders.place(await api.person(), { address });
      expect({ status, code: body.code, field: body.field }).toEqual({
        status: 400,
        code: 'address-unreadable',
        field: 'body/address',
      });
    },
  );
});

describe('what an order takes', () => {
  it('PLAN-5 with 5 left, 200 orders at once make exactly 5 reports', async () => {
    const ada = await api.person();
    for (let n = 0; n < 5; n += 1) await orders.place(ada);
    const answers = await atOnce(
      api,
      ['select from usage_counts where person_id = $1 for update', ada.id],
      Array.from(
        { length: 200 },
        (_, n) => () => orders.place(ada, {}, n % 2 === 0 ? `order-${n}` : undefined),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 402)).toHaveLength(195);
    expect([await orders.left(ada), await orders.madeBy(ada)]).toEqual([0, 10]);
  });

  it('PLAN-5 says that nothing is left, and an order refused so may be sent again', async () => {
    const ada = await api.person();
    for (let n = 0; n < 10; n += 1) await orders.place(ada);
    expect(await orders.place(ada, {}, 'again')).toMatchObject({
      status: 402,
      body: { code: 'allowance-used-up' },
    });
    await api.sql.query('update usage_counts set extra_quick_views = 1 where person_id = $1', [ada.id]);
    expect((await orders.place(ada, {}, 'again')).status).toBe(201);
  });

  it('PLAN-3 PAUSE-2 makes nothing by an expired plan, nor while payments are paused', async () => {
    const [late, away] = [await api.person(), await api.person()];
    await orders.subscribe(late, 'sku, is_expired', `'plan_essential', true`);
    await orders.subscribe(
      away,
      'sku, paused_at, pause_active_at, resumes_at',
      `'plan_essential', now() - interval '9 days', now() - interval '1 day', now() + interval '9 days'`,
    );
    expect(await orders.place(late)).toMatchObject({ status: 402, body: { code: 'plan-expired' } });
    expect(await orders.place(away)).toMatchObject({ status: 409, body: { code: 'plan-paused' } });
    expect([await orders.madeBy(late), await orders.madeBy(away)]).toEqual([0, 0]);
  });

  it('PLAN-1 a plan for one state covers no other, and takes nothing for it', async () => {
    const ada = await api.person();
    await orders.subscribe(ada, 'sku, variant, state', `'plan_essential', 'one_state', 'ia'`);
    expect(await orders.place(ada)).toMatchObject({ status: 403, body: { code: 'address-denied' } });
    const before = await orders.left(ada);
    expect((await orders.place(ada, { address: '520 4th Ave, Grinnell, IA 50112' })).status).toBe(201);
    expect(await orders.left(ada)).toBe(before - 1);
    expect(await orders.madeBy(ada)).toBe(1);
  });
});
