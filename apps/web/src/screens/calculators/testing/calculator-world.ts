import { ListProjects, ViewPdf } from '@ridgeline/core/reports';
import { FakeClipboard } from '@ridgeline/core/testing/profile';
import {
  FakeDocumentViewer,
  FakeProjectLists,
  FakeReportCalculators,
  FakeReportDocuments,
  FakeReportServer,
} from '@ridgeline/core/testing/reports';
import { FakeClock, FakeTimer } from '@ridgeline/core/testing/shared';
import { Language } from '../../../language/language.store.ts';
import { FakeNavigation } from '../../../testing/fake-navigation.ts';
import { FakePage } from '../../../testing/fake-page.ts';
import { ToastStore } from '../../../view-model/toasts.store.ts';
import { Viewport } from '../../../view-model/viewport.ts';
import { aSession } from '../../../testing/visitors.ts';
import { stagedTools } from '../../../testing/staged-tools.ts';
import { ProjectFinder } from '../../../view-model/project-finder.ts';
import { ReportChooser } from '../report-chooser.ts';
import { ReportTies } from '../report-ties.ts';
import { CalculatorActions } from '../frame/calculator-actions.ts';

/** What the view-model of a calculator needs, with fakes. */
export function aCalculatorWorld(address: string) {
  const clipboard = new FakeClipboard();
  const page = new FakePage();
  const toasts = new ToastStore();
  const language = new Language({ getItem: () => null, setItem: () => {} }, ['en']);
  const reports = new FakeReportServer();
  const documents = new FakeReportDocuments(reports);
  const viewer = new FakeDocumentViewer();
  const navigation = new FakeNavigation(address);
  const { session } = aSession();
  const lists = new FakeProjectLists('ada', reports);
  const timer = new FakeTimer(new FakeClock());
  const finder = new ProjectFinder(new ListProjects(lists), session, timer);
  const line = { isCut: false };
  const loaded = async <Code>(code: Code): Promise<Code> => {
    if (line.isCut) throw new Error('offline');
    return code;
  };
  const chooser = new ReportChooser({ loadFinder: () => loaded(finder), session, toasts, language });
  const { edits, own, saved } = stagedTools(reports, session);
  const ties = new ReportTies({
    calculators: new FakeReportCalculators(reports),
    saved,
    viewPdf: new ViewPdf(documents, viewer),
    navigation,
    session,
    toasts,
    language,
    chooser,
    edits: () => loaded(edits),
  });
  return {
    edits,
    own,
    saved,
    navigation,
    ties,
    reports,
    viewer,
    timer,
    session,
    lists,
    chooser,
    viewport: new Viewport(1440),
    actions: new CalculatorActions({ clipboard, page, toasts, language }),
    clipboard,
    page,
    toasts,
    /** Whether code that is loaded on demand does not come. */
    line,
  };
}

/** The address of a calculator with these texts in its fields. */
export function linkTo(type: string, texts: Readonly<Record<string, string>>): string {
  return `/estimate/${type}?${new URLSearchParams(texts).toString()}`;
}
