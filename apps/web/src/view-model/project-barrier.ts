import { addProjectDialog, addProjectFrom, type PlanSummary } from '@ridgeline/core/navigation';
import type { ProjectDialog } from '@ridgeline/core/plans';
import { type ReportWish, wishToQuery } from '@ridgeline/core/reports';
import { type AppPath, pathTo } from '@ridgeline/core/routes';
import { type Clock, type Locale, say } from '@ridgeline/core/shared';
import { makeAutoObservable } from 'mobx';
import type { Language } from '../language/language.store.ts';
import type { AccountStore } from './account.store.ts';
import type { Configuration } from './configuration.store.ts';
import { pausedDialog, projectDialogContent, viewerDialog } from './project-dialogs.ts';
import { projectDialogMessages } from './project-dialogs.messages.ts';
import { planNow } from './plan-now.ts';
import type { SessionStore } from './session.store.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly account: AccountStore;
  readonly configuration: Configuration;
  readonly language: Language;
  readonly clock: Clock;
};

/** Why no project can be started, and what leads on. */
export type Barrier = {
  readonly title: string;
  readonly text: string;
  readonly ways: readonly { readonly label: string; readonly path: AppPath | string }[];
};

/** HDR-2: what stands in the way of a new project, for whoever came to its screens by another way than the button. */
export class ProjectBarrier {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this);
  }

  /** An expired plan, an active pause, or a viewer. Who has no quick view left may still look up an address. */
  get beforeAddress(): Barrier | null {
    const summary = this.#summary;
    const decision = addProjectFrom(summary, null);
    if (summary === null) return null;
    if (decision === 'viewer-notice') return viewerBarrier(this.#locale);
    if (decision === 'dashboard') return this.#pause(summary);
    const dialog = decision === 'renewal' ? addProjectDialog(decision, summary) : null;
    return dialog === null ? null : barrierOf(projectDialogContent(dialog, this.#locale));
  }

  /** A report that is bought by itself needs no plan; a viewer makes none. */
  get beforePurchase(): Barrier | null {
    const isViewer = addProjectFrom(this.#summary, null) === 'viewer-notice';
    return isViewer ? viewerBarrier(this.#locale) : null;
  }

  /** PLAN-8: whether the plan has a price for one project more, and the user pays it. */
  get sellsMore(): boolean {
    const summary = this.#summary;
    return summary !== null && addProjectDialog('remaining-projects-prompt', summary)?.is === 'projects-left';
  }

  /** PLAN-7 PLAN-8: no quick view is left for the report. It can be bought by itself, as each project beyond the plan's number. */
  outOfProjects(wish: ReportWish): Barrier {
    const summary = this.#summary;
    const dialog = summary && addProjectDialog('remaining-projects-prompt', summary);
    const path = pathTo('singlePurchase', {}, wishToQuery(wish));
    if (dialog === null) {
      return {
        title: say(projectDialogMessages, this.#locale, 'none-left'),
        text: say(projectDialogMessages, this.#locale, 'none-left-text'),
        ways: [
          { label: say(projectDialogMessages, this.#locale, 'see-plans'), path: pathTo('plans') },
          { label: say(projectDialogMessages, this.#locale, 'buy-one'), path },
        ],
      };
    }
    if (dialog.is === 'projects-left')
      return barrierOf(projectDialogContent(withPath(dialog, path), this.#locale));
    const { ways, ...said } = barrierOf(projectDialogContent(dialog, this.#locale));
    const buyOne = { label: say(projectDialogMessages, this.#locale, 'buy-one'), path };
    return { ...said, ways: [...ways, buyOne] };
  }

  #pause(summary: PlanSummary): Barrier {
    const { ways, ...said } = barrierOf(pausedDialog(summary, this.#locale));
    const toProjects = say(projectDialogMessages, this.#locale, 'to-projects');
    return { ...said, ways: [...ways, { label: toProjects, path: pathTo('dashboard') }] };
  }

  get #locale() {
    return this.#dependencies.language.locale;
  }

  get #summary(): PlanSummary | null {
    return planNow(this.#dependencies, this.#dependencies.account.allowances);
  }
}

/** A viewer makes no report. */
export function viewerBarrier(locale: Locale): Barrier {
  return { ...barrierOf(viewerDialog(locale)), ways: [] };
}

/** The project beyond the plan's number is the one that is being made. */
function withPath(dialog: ProjectDialog, path: AppPath): ProjectDialog {
  const actions = dialog.actions.map((action) =>
    action.label === 'continue-for-overage' ? { ...action, path } : action,
  );
  return { ...dialog, actions };
}

/** A dialog as a part of a page: what only closes it is left out. */
function barrierOf({ title, text, buttons }: ReturnType<typeof projectDialogContent>): Barrier {
  return {
    title,
    text: text ?? '',
    ways: buttons.flatMap(({ label, path }) => (path === null ? [] : { label, path })),
  };
}
