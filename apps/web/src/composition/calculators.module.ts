import { HttpReportCalculators } from '@ridgeline/adapters/http';
import { Clipboard } from '@ridgeline/core/profile';
import { ReportCalculators, SavedCalculations, ViewPdf } from '@ridgeline/core/reports';
import { Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { CalculatorActions } from '../screens/calculators/frame/calculator-actions.ts';
import { CalculatorParts } from '../screens/calculators/calculator.view-model.ts';
import { ReportChooser } from '../screens/calculators/report-chooser.ts';
import { ReportTies } from '../screens/calculators/report-ties.ts';
import { Navigation } from '../view-model/navigation.ts';
import { Page } from '../view-model/page.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { Viewport } from '../view-model/viewport.ts';
import { LateModules } from './late-modules.ts';
import { made } from './made.ts';
import { API_CLIENT, WAITING_EDITS } from './tokens.ts';

/** What the screens of all calculators share. */
export const calculatorsModule = new ContainerModule(({ bind }) => {
  bind(CalculatorParts).toResolvedValue(
    (
      navigation: Navigation,
      timer: Timer,
      ties: ReportTies,
      actions: CalculatorActions,
      viewport: Viewport,
    ): CalculatorParts => ({ navigation, timer, ties, actions, viewport }),
    [Navigation, Timer, ReportTies, CalculatorActions, Viewport],
  );
  made(bind, HttpReportCalculators, [API_CLIENT], { as: ReportCalculators });
  made(bind, CalculatorActions, { clipboard: Clipboard, page: Page, toasts: ToastStore, language: Language });
  bind(WAITING_EDITS).toResolvedValue(
    (late: LateModules) => async () => {
      const { WaitingEdits } = await import('../view-model/waiting-edits.store.ts');
      return late.get(WaitingEdits, async () => [
        (await import('./own-records.module.ts')).ownRecordsModule,
        (await import('./waiting-edits.module.ts')).waitingEditsModule,
      ]);
    },
    [LateModules],
  );
  made(bind, ReportTies, {
    calculators: ReportCalculators,
    saved: SavedCalculations,
    viewPdf: ViewPdf,
    navigation: Navigation,
    session: SessionStore,
    toasts: ToastStore,
    language: Language,
    chooser: ReportChooser,
    edits: WAITING_EDITS,
  });
  bind(ReportChooser).toResolvedValue(
    (late: LateModules, session: SessionStore, toasts: ToastStore, language: Language) =>
      new ReportChooser({
        loadFinder: async () => {
          const { ProjectFinder } = await import('../view-model/project-finder.ts');
          return late.get(ProjectFinder, async () => [
            (await import('./project-lists.module.ts')).projectListsModule,
          ]);
        },
        session,
        toasts,
        language,
      }),
    [LateModules, SessionStore, ToastStore, Language],
  );
});
