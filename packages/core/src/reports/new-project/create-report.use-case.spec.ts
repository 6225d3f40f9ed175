import { describe, expect, it } from 'vitest';
import { FakeReportGateway } from '../../testing/reports/fake-report-gateway.ts';
import { aWish } from '../../testing/reports/new-project.arbitrary.ts';
import { FakeReportServer } from '../../testing/reports/fake-report-server.ts';
import { ORDER_REFUSALS } from '../report-gateway.port.ts';
import { CreateReport } from './create-report.use-case.ts';

function setUp() {
  const server = new FakeReportServer();
  const reports = new FakeReportGateway(server);
  return { server, reports, createReport: new CreateReport(reports) };
}

const input = { wish: aWish(), orderKey: 'k-1', purchase: { sku: 'single' } };

describe('creating a report', () => {
  it('RPT-9 sends app source web and version 4 with what was wished for', async () => {
    const { reports, createReport } = setUp();
    const made = await createReport.run(input);
    expect(made).toMatchObject({
      ok: true,
      value: { appSource: 'web', version: 4, purchaseObject: { sku: 'single' } },
    });
    expect(reports.orders).toEqual([
      { ...aWish(), orderKey: 'k-1', purchase: { sku: 'single' }, appSource: 'web', version: 4 },
    ]);
  });

  it('RPT-9 gives back null as it is', async () => {
    const { reports, createReport } = setUp();
    reports.makeNothing();
    expect(await createReport.run(input)).toEqual({ ok: true, value: null });
  });

  it.each(ORDER_REFUSALS)('RPT-1 refused as %s keeps its reason', async (refusal) => {
    const { reports, createReport } = setUp();
    reports.refuseOrders(refusal);
    expect(await createReport.run(input)).toEqual({ ok: false, failure: refusal });
    reports.refuseOrders(null);
    expect(await createReport.run(input)).toMatchObject({ ok: true });
  });

  it.each([
    ['unavailable', 'report-not-created'],
    ['not-found', 'report-not-created'],
    ['signed-out', 'signed-out'],
  ] as const)('RPT-1 refused as %s is shown as %s', async (refusal, failure) => {
    const { server, createReport } = setUp();
    server.refuseWith(refusal);
    expect(await createReport.run(input)).toEqual({ ok: false, failure });
  });
});
