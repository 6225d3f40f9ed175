import { randomBytes } from 'node:crypto';
import {
  HttpAddressGateway,
  HttpAnonymousReports,
  HttpJurisdictionCorrections,
  HttpProjectRecords,
  HttpPublicReports,
  HttpReportCalculators,
  HttpReportGateway,
  HttpReportLinks,
  HttpReportMaps,
  HttpReportVersions,
  HttpSavedCalculations,
  HttpStateUpdatesGateway,
  HttpVisitorAddresses,
} from '@ridgeline/adapters/http';
import { type ReportOrder, reportOrder } from '@ridgeline/core/reports';
import {
  addressGatewayContract,
  addressSuggestionsContract,
  anonymousReportsContract,
  aKnownFact,
  aWish,
  jurisdictionCorrectionsContract,
  projectRecordsContract,
  publicReportsContract,
  reportCalculatorsContract,
  reportGatewayContract,
  reportLinksContract,
  reportMapsContract,
  reportVersionsContract,
  savedCalculationsContract,
  stateUpdatesContract,
} from '@ridgeline/core/testing/reports';
import { describe, expect, it } from 'vitest';
import { type Person, TEAM_PLAN } from '@ridgeline/api/testing';
import { apiSuite } from './api-suite.ts';

/** Core's ports for reports over the real API and a real Postgres, with the same contracts as the fakes. */
const suite = await apiSuite();
const ADDRESS = '2 Frost St, Denver, CO 80202';

reportGatewayContract('HttpReportGateway', async () => {
  const { client, person, endSession, goOffline } = await signedIn();
  const subscribe = (columns: string, values: string) => async () => {
    const sql = `insert into subscriptions (person_id, sku, ${columns}) values ($1, 'plan_essential', ${values})`;
    await suite.api.sql.query(sql, [person.id]);
  };
  return {
    reports: new HttpReportGateway(client),
    endSession,
    refusing: {
      'order-not-answered': goOffline,
      'viewer-reads-only': () => becomeViewer(person),
      'address-denied': subscribe('variant, state', `'one_state', 'ia'`),
      'plan-expired': subscribe('is_expired', 'true'),
      'plan-paused': subscribe(
        'paused_at, pause_active_at, resumes_at',
        `now() - interval '9 days', now() - interval '1 day', now() + interval '9 days'`,
      ),
    },
  };
});

projectRecordsContract('HttpProjectRecords', async () => {
  const { client, reports, reportNumber, endSession } = await withReport();
  return { records: new HttpProjectRecords(client), reports, reportNumber, endSession };
});

reportCalculatorsContract('HttpReportCalculators', async () => {
  const { client, reports, reportNumber, endSession } = await withReport();
  return { calculators: new HttpReportCalculators(client), reports, reportNumber, endSession };
});

savedCalculationsContract('HttpSavedCalculations', async () => {
  const { client, reportNumber, endSession } = await withReport();
  return { calculations: new HttpSavedCalculations(client), reportNumber, endSession };
});

reportVersionsContract('HttpReportVersions', async () => {
  const { person, client, reports, reportNumber, endSession } = await withReport(tellFrostDepth('36'));
  return {
    versions: new HttpReportVersions(client),
    reports,
    reportNumber,
    changeFrostDepth: async () => void tellFrostDepth('42'),
    forgetProperty: async () => suite.api.properties.tell(ADDRESS, null),
    becomeViewer: () => becomeViewer(person),
    endSession,
  };
});

jurisdictionCorrectionsContract('HttpJurisdictionCorrections', async () => {
  const { person, client, reports, reportNumber, endSession } = await withReport();
  return {
    corrections: new HttpJurisdictionCorrections(client),
    reports,
    reportNumber,
    becomeViewer: () => becomeViewer(person),
    endSession,
  };
});

reportMapsContract('HttpReportMaps', async () => {
  const { client, reportNumber, endSession } = await withReport(tellFrostDepth('36'));
  suite.api.properties.tell('1 Nowhere Rd, Denver, CO 80202', {
    jurisdiction: null,
    place: null,
    facts: [],
  });
  const place = { address: '1 Nowhere Rd, Denver, CO 80202', source: 'spec', locationId: null };
  const withoutPoint = await numberOf(new HttpReportGateway(client), anOrder(aWish({ place })));
  return { maps: new HttpReportMaps(client), inDenver: reportNumber, withoutPoint, endSession };
});

reportLinksContract('HttpReportLinks', async () => {
  const { person, client, reports, reportNumber, endSession } = await withReport();
  return {
    links: new HttpReportLinks(client),
    reportNumber,
    another: await numberOf(reports, anOrder()),
    free: `hall-${randomBytes(6).toString('hex')}`,
    becomeViewer: () => becomeViewer(person),
    endSession,
  };
});

stateUpdatesContract('HttpStateUpdatesGateway', async () => {
  const { client, endSession } = await signedIn();
  const changedAt = Date.parse('2026-01-01T07:00:00Z');
  await suite.api.sql.query(
    `insert into code_updates (state, level, body, question, new_value, source_name, source_date, pack, changed_at)
     select 'co', level, body, 'frost-depth', '36 in', 'The spec', '2025', 'spec', $1
     from (values ('state', 'co'), ('place', '0869645')) told(level, body)`,
    [new Date(changedAt)],
  );
  return { updates: new HttpStateUpdatesGateway(client), changedAt, endSession };
});

addressGatewayContract('HttpAddressGateway', async () => {
  const { client, person, endSession } = await signedIn();
  return {
    addresses: new HttpAddressGateway(client),
    denyAccess: async () => {
      await suite.api.sql.query(
        `insert into subscriptions (person_id, sku, is_expired) values ($1, 'plan_essential', true)`,
        [person.id],
      );
    },
    endSession,
  };
});

addressSuggestionsContract('HttpVisitorAddresses', async () => ({
  addresses: new HttpVisitorAddresses(suite.sessionOf(null).client),
}));

anonymousReportsContract('HttpAnonymousReports', async () => {
  const [ada, grace] = [await suite.api.person(), await suite.api.person()];
  const visit = randomBytes(24).toString('base64url');
  const session = suite.sessionOf(null);
  return {
    anonymous: new HttpAnonymousReports(session.client, { visitSecret: async () => visit }),
    signInAs: async (person) => session.signInAs({ ada, grace }[person]),
  };
});

publicReportsContract('HttpPublicReports', async () => {
  const { client } = suite.sessionOf(null);
  const visitSecret = async () => secret;
  const secret = randomBytes(24).toString('base64url');
  const anonymous = new HttpAnonymousReports(client, { visitSecret });
  const made = await anonymous.create(anOrder(tellFrostDepth('36')));
  const sample = await anonymous.sample();
  tellFrostDepth('36', (sample.ok && sample.value.address) || 'the sample has no address');
  if (!made.ok) throw new Error('the visit has no report');
  return {
    reports: new HttpPublicReports(client, { visitSecret }),
    made: made.value.reportNumber,
    shared: await aSharedReport(),
    over: await aSharedReport({ endsAt: new Date(Date.now() - 1000) }),
  };
});

describe('what the server refuses', () => {
  it('RPT-1 an order beyond the allowance is not made', async () => {
    const { client } = await signedIn();
    const reports = new HttpReportGateway(client);
    for (let n = 0; n < 10; n += 1) expect((await reports.create(anOrder())).ok).toBe(true);
    expect(await reports.create(anOrder())).toEqual({ ok: false, failure: 'allowance-used-up' });
  });

  it('RPT-9 an order of which no report is made is passed on as null', async () => {
    const { client } = await signedIn();
    const place = { address: '1 Nowhere Rd, Denver, CO 80202', source: 'spec', locationId: null };
    suite.api.properties.tell(place.address, null);
    const order = reportOrder(aWish({ place }), 'nothing', null);
    expect(await new HttpReportGateway(client).create(order)).toEqual({ ok: true, value: null });
  });

  it('RPT-4 a visitor reads why there is no report', async () => {
    const { client } = suite.sessionOf(null);
    const visit = randomBytes(24).toString('base64url');
    const anonymous = new HttpAnonymousReports(client, { visitSecret: async () => visit });
    const place = { address: 'somewhere', source: 'spec', locationId: null };
    expect(await anonymous.create(reportOrder(aWish({ place }), 'k', null))).toEqual({
      ok: false,
      failure: { code: 'refused', why: 'address-unreadable', message: expect.stringContaining('ZIP') },
    });
  });

  it('RPT-4 what no plan gives cannot be adopted', async () => {
    const ada = await suite.api.person();
    await suite.api.sql.query(
      `insert into subscriptions (person_id, sku, is_expired) values ($1, 'plan_essential', true)`,
      [ada.id],
    );
    const visit = randomBytes(24).toString('base64url');
    const { client } = suite.sessionOf(ada);
    const anonymous = new HttpAnonymousReports(client, { visitSecret: async () => visit });
    const made = await anonymous.create(anOrder());
    const number = made.ok ? made.value.reportNumber : 'none';
    expect(await anonymous.adopt(number)).toEqual({ ok: false, failure: 'plan-refuses' });
  });
});

async function aSharedReport({ endsAt = null }: { readonly endsAt?: Date | null } = {}) {
  const { client, reportNumber: number } = await withReport(tellFrostDepth('36'));
  const records = new HttpProjectRecords(client);
  await records.saveClaim(number, { claimNumber: 'C-7', jobNumber: 'J-7' });
  const shared = await client.POST('/codeReports/{reportNumber}/share', {
    params: { path: { reportNumber: number } },
  });
  if (endsAt !== null) {
    await suite.api.sql.query('update report_links set share_ends_at = $2 where report_number = $1', [
      number,
      endsAt,
    ]);
  }
  return { number, share: shared.data?.share ?? '' };
}

async function signedIn() {
  const person = await suite.api.person();
  const { client, end, goOffline } = suite.sessionOf(person);
  return { client, person, endSession: end, goOffline };
}

async function withReport(wish = aWish()) {
  const { client, person, endSession } = await signedIn();
  const reports = new HttpReportGateway(client);
  return { client, person, reports, reportNumber: await numberOf(reports, anOrder(wish)), endSession };
}

async function numberOf(reports: HttpReportGateway, order: ReportOrder): Promise<string> {
  const made = await reports.create(order);
  if (!made.ok || made.value === null) throw new Error('the world has no report');
  return made.value.reportNumber;
}

function anOrder(wish = aWish()) {
  return reportOrder(wish, randomBytes(12).toString('hex'), null);
}

/** What is known of a property from now on. Gives the wish for a report of it. */
function tellFrostDepth(amount: string, address = ADDRESS) {
  suite.api.properties.tell(address, {
    jurisdiction: 'Denver',
    place: { latitude: 39.7392, longitude: -104.9903 },
    facts: [
      aKnownFact({
        section: 'design-criteria',
        name: 'frost-depth',
        value: { kind: 'quantity', amount, unit: 'in', basis: null },
      }),
    ],
  });
  return aWish({ place: { address, source: 'spec', locationId: null } });
}

async function becomeViewer(person: Person): Promise<void> {
  await suite.api.team(await suite.api.person(), [[person, 'viewer']], TEAM_PLAN);
}
