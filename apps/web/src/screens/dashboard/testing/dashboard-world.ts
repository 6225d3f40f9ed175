import { ArchiveReport, ListProjects, UnarchiveReport } from '@ridgeline/core/reports';
import type { Profile } from '@ridgeline/core/profile';
import {
  aReport,
  FakeProjectExport,
  FakeProjectLists,
  FakeProjectRecords,
  FakeReportServer,
  aProjectRow,
} from '@ridgeline/core/testing/reports';
import { FakeClock, FakeFileSaver, FakeTimer } from '@ridgeline/core/testing/shared';
import { Language } from '../../../language/language.store.ts';
import { FakeNavigation } from '../../../testing/fake-navigation.ts';
import { ada, aSession } from '../../../testing/visitors.ts';
import { ToastStore } from '../../../view-model/toasts.store.ts';
import type { Barrier, ProjectBarrier } from '../../../view-model/project-barrier.ts';
import { Viewport } from '../../../view-model/viewport.ts';
import { ListPdfs } from '../list-pdfs.ts';
import type { DashboardCode } from '../dashboard-code.ts';
import { DashboardViewModel } from '../dashboard.view-model.ts';
import { ListArchiving } from '../list-archiving.ts';
import { ListExport } from '../list-export.ts';
import { ProjectArchiver } from '../project-archiver.ts';
import { ProjectExporter } from '../project-exporter.ts';

export const TEAM = 'd1000000-0000-4000-8000-000000000001';

type Options = {
  readonly profile?: Partial<Profile>;
  readonly width?: number;
  readonly rows?: number;
  /** By day; all of them if left out. */
  readonly mayChange?: (day: number) => boolean;
  readonly barrier?: Barrier | null;
};

/** The dashboard on fakes: as many projects as asked for, the newest last. */
export async function aDashboard(
  address = '/dashboard',
  { profile = {}, width = 375, rows = 12, barrier = null, mayChange = () => true }: Options = {},
) {
  const { session, profiles, preferences } = aSession();
  profiles.account.change(profile);
  await session.signIn(ada);
  const me = session.profile?.userId ?? '';
  const server = new FakeReportServer();
  const lists = new FakeProjectLists(me, server);
  for (let day = 1; day <= rows; day++) {
    const reportNumber = String(1000 + day);
    server.put(aReport({ reportNumber, archived: false }));
    lists.add(
      { userId: me, teamId: profile.teamId ?? null },
      aProjectRow({
        reportNumber,
        address: `${day} Main St, Denver, CO 80202`,
        createdAt: Date.UTC(2026, 0, day),
        mayChange: mayChange(day),
      }),
    );
  }
  const [navigation, clock] = [new FakeNavigation(address), new FakeClock()];
  const timer = new FakeTimer(clock);
  const language = new Language({ getItem: () => null, setItem: () => {} }, ['en']);
  const [toasts, records] = [new ToastStore(), new FakeProjectRecords(server)];
  const archiver = new ProjectArchiver(
    new ArchiveReport(records),
    new UnarchiveReport(records),
    session,
    toasts,
    language,
  );
  const saver = new FakeFileSaver();
  const exporter = new ProjectExporter(new FakeProjectExport(), saver, session, toasts, language);
  const connection = { isThere: true };
  const code: DashboardCode = {
    archiver: async () => {
      if (!connection.isThere) throw new Error('no connection');
      return archiver;
    },
    barrier: () => Promise.resolve({ beforeAddress: barrier } as ProjectBarrier),
    pdfs: () => Promise.reject(new Error('not asked for')),
    exporter: () => Promise.resolve(exporter),
  };
  const viewport = new Viewport(width);
  const vm = new DashboardViewModel({
    projects: new ListProjects(lists),
    lists,
    code,
    listArchiving: new ListArchiving(code, toasts, language),
    listExport: new ListExport(code, toasts, language),
    listPdfs: new ListPdfs(code, toasts, language),
    navigation,
    session,
    viewport,
    timer,
    clock,
    preferences,
  });
  vm.enter();
  const settled = () => timer.advance(1000);
  await settled();
  return {
    connection,
    lists,
    server,
    saver,
    navigation,
    session,
    settled,
    timer,
    toasts,
    viewport,
    preferences,
    vm,
  };
}

export const numbers = (vm: DashboardViewModel) => vm.rows.all.map(({ reportNumber }) => reportNumber);
