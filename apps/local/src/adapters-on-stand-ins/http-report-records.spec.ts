import { randomBytes } from 'node:crypto';
import {
  HttpAddressGateway,
  HttpAnonymousReports,
  HttpProjectRecords,
  HttpReportCalculators,
  HttpReportGateway,
  HttpSavedCalculations,
  HttpStateUpdatesGateway,
} from '@ridgeline/adapters/http';
import { reportOrder } from '@ridgeline/core/reports';
import {
  addressGatewayContract,
  anonymousReportsContract,
  aWish,
  projectRecordsContract,
  reportCalculatorsContract,
  reportGatewayContract,
  savedCalculationsContract,
  stateUpdatesContract,
} from '@ridgeline/core/testing/reports';
import { describe, expect, it } from 'vitest';
import { apiSuite } from './api-suite.ts';

/** Core's ports for reports over the real API and a real Postgres, with the same contracts as the fakes. */
const suite = await apiSuite();

reportGatewayContract('HttpReportGateway', async () => {
  const { client, endSession } = await signedIn();
  return { reports: new HttpReportGateway(client), endSession };
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

anonymousReportsContract('HttpAnonymousReports', async () => {
  const [ada, grace] = [await suite.api.person(), await suite.api.person()];
  const visit = randomBytes(24).toString('base64url');
  const session = suite.sessionOf(null);
  return {
    anonymous: new HttpAnonymousReports(session.client, { visitSecret: async () => visit }),
    signInAs: async (person) => session.signInAs({ ada, grace }[person]),
  };
});

describe('what the server refuses', () => {
  it('RPT-1 an order beyond the allowance is not made', async () => {
    const { client } = await signedIn();
    const reports = new HttpReportGateway(client);
    for (let n = 0; n < 10; n += 1) expect((await reports.create(anOrder())).ok).toBe(true);
    expect(await reports.create(anOrder())).toEqual({ ok: false, failure: 'unavailable' });
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
    expect(await anonymous.adopt(number)).toEqual({ ok: false, failure: 'not-adoptable' });
  });
});

async function signedIn() {
  const person = await suite.api.person();
  const { client, end } = suite.sessionOf(person);
  return { client, person, endSession: end };
}

async function withReport() {
  const { client, endSession } = await signedIn();
  const reports = new HttpReportGateway(client);
  const made = await reports.create(anOrder());
  if (!made.ok || made.value === null) throw new Error('the world has no report');
  return { client, reports, reportNumber: made.value.reportNumber, endSession };
}

function anOrder() {
  return reportOrder(aWish(), randomBytes(12).toString('hex'), null);
}
