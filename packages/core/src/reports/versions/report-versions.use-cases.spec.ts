import { describe, expect, it } from 'vitest';
import { aKnownFact } from '../../testing/reports/fact.builder.ts';
import { FakeReportServer } from '../../testing/reports/fake-report-server.ts';
import { FakeReportVersions } from '../../testing/reports/fake-report-versions.ts';
import { aReport } from '../../testing/reports/report.builder.ts';
import { LoadEarlierReport } from './load-earlier-report.use-case.ts';
import { RefreshReport } from './refresh-report.use-case.ts';

const required = aKnownFact();
const notRequired = aKnownFact({ value: { kind: 'yes-no', answer: false } });
const report = aReport({ facts: [required] });

function setUp() {
  const server = new FakeReportServer();
  server.put(report);
  const versions = new FakeReportVersions(server);
  return { server, versions, refresh: new RefreshReport(versions), earlier: new LoadEarlierReport(versions) };
}

describe('a report and what it said before', () => {
  it('RPT-3.2 a refresh tells what is otherwise than shown', async () => {
    const { versions, refresh } = setUp();
    versions.tell([notRequired]);
    const change = { name: 'ice-barrier', before: required, after: notRequired, changed: 'answer' };
    expect(await refresh.run(report)).toMatchObject({
      ok: true,
      value: { report: { factsVersion: 2, facts: [notRequired] }, changes: [change] },
    });
  });

  it('RPT-3.2 an earlier version tells what the report of today says otherwise', async () => {
    const { versions, refresh, earlier } = setUp();
    versions.tell([notRequired]);
    const today = await refresh.run(report);
    if (!today.ok) throw new Error(today.failure);
    expect(await earlier.run(today.value.report, 1)).toEqual({
      ok: true,
      value: { report, changes: today.value.changes },
    });
    expect(await earlier.run(today.value.report, 9)).toEqual({
      ok: false,
      failure: 'report-version-not-found',
    });
  });

  it('RPT-3.2 a refresh that fails says why', async () => {
    const { server, versions, refresh, earlier } = setUp();
    versions.tell(null);
    expect(await refresh.run(report)).toEqual({ ok: false, failure: 'report-not-refreshable' });
    versions.tell([required]);
    server.becomeViewer();
    expect(await refresh.run(report)).toEqual({ ok: false, failure: 'viewer-reads-only' });
    server.refuseWith('unavailable');
    expect(await refresh.run(report)).toEqual({ ok: false, failure: 'report-not-refreshed' });
    expect(await earlier.run(report, 1)).toEqual({ ok: false, failure: 'report-unavailable' });
    server.refuseWith('signed-out');
    expect(await refresh.run(report)).toEqual({ ok: false, failure: 'signed-out' });
    expect(await earlier.run(report, 1)).toEqual({ ok: false, failure: 'signed-out' });
  });
});
