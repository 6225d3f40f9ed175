import { describe, expect, it } from 'vitest';
import { FakeReportGateway } from '../../testing/reports/fake-report-gateway.ts';
import { aReport } from '../../testing/reports/report.builder.ts';
import { FakeReportServer } from '../../testing/reports/fake-report-server.ts';
import { FilterReports } from '../lists/filter-reports.use-case.ts';
import { ListReports } from '../lists/list-reports.use-case.ts';
import { LoadReport } from './load-report.use-case.ts';

function setUp() {
  const server = new FakeReportServer();
  server.put(aReport());
  const reports = new FakeReportGateway(server);
  return {
    server,
    loadReport: new LoadReport(reports),
    listReports: new ListReports(reports),
    filterReports: new FilterReports(reports),
  };
}

describe('reading reports', () => {
  it('RPT-3 loads one by its number', async () => {
    const { loadReport } = setUp();
    expect(await loadReport.run('R-1001')).toEqual({ ok: true, value: aReport() });
    expect(await loadReport.run('R-0')).toEqual({ ok: false, failure: 'report-not-found' });
  });

  it('DASH-5 lists all, and those that fit a term without its blanks', async () => {
    const { listReports, filterReports } = setUp();
    expect(await listReports.run()).toEqual({ ok: true, value: [aReport()] });
    expect(await filterReports.run(' bannock ')).toEqual({ ok: true, value: [aReport()] });
    expect(await filterReports.run('colfax')).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['unavailable', 'report-unavailable', 'no-reports-found', 'unable-to-fetch-filtered-reports'],
    ['not-found', 'report-not-found', 'no-reports-found', 'unable-to-fetch-filtered-reports'],
    ['signed-out', 'signed-out', 'signed-out', 'signed-out'],
  ] as const)(
    'DASH-5 refused as %s says so in its own words',
    async (refusal, loading, listing, filtering) => {
      const { server, loadReport, listReports, filterReports } = setUp();
      server.refuseWith(refusal);
      expect(await loadReport.run('R-1001')).toEqual({ ok: false, failure: loading });
      expect(await listReports.run()).toEqual({ ok: false, failure: listing });
      expect(await filterReports.run('x')).toEqual({ ok: false, failure: filtering });
    },
  );
});
