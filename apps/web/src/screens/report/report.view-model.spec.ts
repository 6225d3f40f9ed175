import { AdoptReport, LoadReport, LoadSampleReport } from '@ridgeline/core/reports';
import {
  aReport,
  FakeAnonymousReports,
  FakePublicReports,
  FakeReportGateway,
  FakeReportMaps,
  FakeReportServer,
} from '@ridgeline/core/testing/reports';
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { FakePage } from '../../testing/fake-page.ts';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { stagedOwnReport } from '../../testing/staged-own-report.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { ConnectionStore } from '../../view-model/connection.store.ts';
import { VisitorReport } from '../../view-model/visitor-report.store.ts';
import { ReportViewModel } from './report.view-model.ts';

async function setUp(
  address: string,
  server = new FakeReportServer(),
  reports = new FakeReportGateway(server),
) {
  const world = aSession();
  const anonymous = new FakeAnonymousReports();
  const publicReports = new FakePublicReports();
  const navigation = new FakeNavigation(address);
  const connection = new ConnectionStore(new FakePage(), navigation);
  const visitorReport = new VisitorReport(new AdoptReport(anonymous), world.preferences, world.session);
  await world.session.start();
  const vm = new ReportViewModel({
    loadReport: new LoadReport(reports),
    loadSample: new LoadSampleReport(anonymous),
    publicReports,
    visitorReport,
    session: world.session,
    navigation,
    connection,
    ownReport: {
      load: async () => stagedOwnReport(server, world.session),
    },
    maps: new FakeReportMaps(server),
    preferences: world.preferences,
  });
  const signIn = async () => {
    anonymous.signIn(ada.userId);
    await world.session.signIn(ada);
  };
  /** A report of this visit, made before signing in. */
  const make = async () => {
    const made = await anonymous.create({
      place: { address: '1437 Bannock St, Denver, CO 80202', source: 'typed', locationId: null },
      propertyType: 'residential',
      roofType: 'steep-slope',
      purchase: null,
      appSource: 'web',
      version: 4,
      orderKey: '7',
    });
    if (!made.ok) throw new Error('no report was made');
    publicReports.make(made.value);
    visitorReport.made(made.value.reportNumber);
    return made.value;
  };
  return {
    ...world,
    server,
    anonymous,
    publicReports,
    navigation,
    connection,
    visitorReport,
    vm,
    signIn,
    make,
  };
}

const IN_DENVER = { locator: { county: 'Denver County' }, around: { miles: 60 } };

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

describe('a report', () => {
  it('RPT-4 NAV-3 is the sample for everybody', async () => {
    const { vm } = await setUp('/report/sample');
    vm.enter();
    expect(vm.state.is).toBe('loading');
    await settled();
    expect(vm.state).toMatchObject({ is: 'ready', belongs: 'sample', report: { reportNumber: 'SAMPLE' } });
    expect(vm.map).toMatchObject(IN_DENVER);
  });

  it('RPT-4 NAV-3 is the visitor’s, who made it in this visit', async () => {
    const { vm, make } = await setUp('/report/A-7?sample=true');
    await make();
    vm.enter();
    await settled();
    expect(vm.state).toMatchObject({ is: 'ready', belongs: 'visitor', notAdopted: null });
    expect(vm.map).toMatchObject(IN_DENVER);
  });

  it('RPT-4 becomes a project while it is open, when its visitor signs in', async () => {
    const { vm, make, server, signIn, navigation, publicReports } = await setUp('/report/A-7?sample=true');
    const report = await make();
    vm.enter();
    await settled();
    publicReports.ofVisit = async () => ({ ok: false, failure: 'not-found' });
    server.put(report);
    await signIn();
    await settled();
    await settled();
    expect(navigation.entries).toEqual([{ address: '/report/A-7', keepsake: null }]);
    expect(vm.state).toMatchObject({ is: 'ready', belongs: 'own' });
  });

  it('D RPT-4.3 stays readable where the plan refuses it, and is added when it no longer does', async () => {
    const { vm, make, server, signIn, anonymous, publicReports } = await setUp('/report/A-7');
    const report = await make();
    anonymous.refuseByPlan();
    await signIn();
    vm.enter();
    await settled();
    expect(vm.state).toMatchObject({ is: 'ready', belongs: 'visitor', notAdopted: 'report-needs-plan' });
    anonymous.refuseByPlan(false);
    server.put(report);
    publicReports.ofVisit = async () => ({ ok: false, failure: 'not-found' });
    await vm.adoptAgain();
    expect(vm.state).toMatchObject({ is: 'ready', belongs: 'own' });
  });

  it('RPT-2 is one of the user’s projects, or is not found', async () => {
    const { vm, server, signIn, navigation } = await setUp('/report/R-1001');
    server.put(aReport());
    await signIn();
    vm.enter();
    await settled();
    expect(vm.state).toMatchObject({ is: 'ready', belongs: 'own' });
    expect(vm.map).toMatchObject(IN_DENVER);
    runInAction(() => (navigation.address = '/report/R-9'));
    await settled();
    expect(vm.state).toEqual({ is: 'failed', failure: 'report-not-found' });
  });

  it('RPT-2 says that it could not be loaded, and is loaded again', async () => {
    const { vm, server, signIn } = await setUp('/report/R-1001');
    server.put(aReport());
    await signIn();
    server.refuseWith('unavailable');
    vm.enter();
    await settled();
    expect(vm.state).toEqual({ is: 'failed', failure: 'report-unavailable' });
    server.refuseWith(null);
    await vm.load();
    expect(vm.state.is).toBe('ready');
  });

  it('RPT-5 says what was sent while it is shown', async () => {
    const { vm, server, signIn, connection } = await setUp('/report/R-1001');
    server.put(aReport({ claimNumber: null }));
    await signIn();
    vm.enter();
    await settled();
    server.put(aReport({ claimNumber: 'C-1' }));
    connection.editsSent();
    await settled();
    expect(vm.state).toMatchObject({ is: 'ready', report: { claimNumber: 'C-1' } });
    vm.leave();
  });

  it('RPT-5 says what was sent while it was on the way', async () => {
    const server = new FakeReportServer();
    const reports = new FakeReportGateway(server);
    const { vm, signIn, connection } = await setUp('/report/R-1001', server, reports);
    server.put(aReport({ claimNumber: null }));
    await signIn();
    const load = reports.load.bind(reports);
    reports.load = async (number) => {
      const older = await load(number);
      reports.load = load;
      server.put(aReport({ claimNumber: 'C-1' }));
      connection.editsSent();
      return older;
    };
    vm.enter();
    await settled();
    expect(vm.state).toMatchObject({ is: 'ready', report: { claimNumber: 'C-1' } });
  });

  it('RPT-4 of a visit that is over is not found, for a visitor', async () => {
    const { vm, publicReports } = await setUp('/report/A-7?sample=true');
    vm.enter();
    await settled();
    expect(vm.state).toEqual({ is: 'failed', failure: 'report-not-found' });
    publicReports.goAway();
    await vm.load();
    expect(vm.state).toEqual({ is: 'failed', failure: 'report-unavailable' });
  });

  it('START-6 ends the session that the server no longer knows', async () => {
    const { vm, server, signIn, session } = await setUp('/report/R-1001');
    await signIn();
    server.refuseWith('signed-out');
    vm.enter();
    await settled();
    expect(session.session.is).toBe('signed-out');
  });

  it.each([
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ])('NAV-3 shows what the address asked for last, when the answers come as %i, %i, %i', async (...order) => {
    const server = new FakeReportServer();
    server.put(aReport({ reportNumber: 'R-1' }), aReport({ reportNumber: 'R-2' }));
    const gateway = new FakeReportGateway(server);
    const load = gateway.load.bind(gateway);
    const answers: (() => void)[] = [];
    gateway.load = async (number) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return load(number);
    };
    const { vm, signIn, navigation } = await setUp('/report/R-2', server, gateway);
    await signIn();
    vm.enter();
    await settled();
    for (const number of ['R-1', 'R-2']) {
      runInAction(() => (navigation.address = `/report/${number}`));
      await settled();
    }
    for (const at of order) {
      answers[at]?.();
      await settled();
      if (vm.state.is === 'ready') expect(vm.state.report.reportNumber).toBe('R-2');
    }
    expect([answers.length, vm.state.is]).toEqual([3, 'ready']);
    vm.leave();
  });
});
