import { isNativeAccount } from '@ridgeline/core/profile';
import { type AppPath, CALCULATOR_TYPES, type LinkedRoute, pathTo } from '@ridgeline/core/routes';
import { makeAutoObservable } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { AccountStore } from '../../view-model/account.store.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ProjectFinder } from '../../view-model/project-finder.ts';
import type { HeaderViewModel } from '../header/header.view-model.ts';

/** A screen to navigate to, labeled with the title of its route. */
export type PagePlace = { readonly route: LinkedRoute; readonly path: AppPath };
export type PaletteAction = {
  readonly id: 'add-project' | 'in-english' | 'in-spanish' | 'sign-out' | 'sign-out-everywhere';
  readonly run: () => void;
};

const WITHOUT_LOGIN = ['splash', 'login', 'signUp', 'forgotPassword', 'sampleReport', 'estimates'] as const;
const OF_THE_PROFILE = ['fullProfile', 'changeEmail', 'changePassword'] as const;
const TOOLS = { iws: 'iwsTool', waste: 'wasteTool', ventilation: 'ventilationTool' } as const;

type Plain = (typeof WITHOUT_LOGIN | typeof OF_THE_PROFILE)[number] | (typeof TOOLS)[keyof typeof TOOLS];

/** Every screen and action available to the user, for the command palette. */
export class PaletteViewModel {
  readonly projects: ProjectFinder;
  readonly #header: HeaderViewModel;
  readonly #session: SessionStore;
  readonly #account: AccountStore;
  readonly #language: Language;

  constructor(
    header: HeaderViewModel,
    session: SessionStore,
    account: AccountStore,
    language: Language,
    projects: ProjectFinder,
  ) {
    this.#header = header;
    this.#session = session;
    this.#account = account;
    this.#language = language;
    this.projects = projects;
    makeAutoObservable(this, { projects: false }, { autoBind: true });
  }

  get pages(): readonly PagePlace[] {
    if (this.#session.profile === null) return WITHOUT_LOGIN.map(placeOf);
    if (!this.#header.user.isComplete) return [];
    return [
      ...this.#tabs,
      ...this.#calculators.map(placeOf),
      ...this.#menu,
      ...OF_THE_PROFILE.filter((route) => route === 'fullProfile' || this.#hasOwnPassword).map(placeOf),
      { route: 'feedback', path: pathTo('feedback') },
    ];
  }

  get actions(): readonly PaletteAction[] {
    const canAdd = this.#header.user.isComplete && this.#header.plan.addProject !== 'disabled';
    const addProject: PaletteAction = { id: 'add-project', run: this.#header.plan.pressAddProject };
    const waysOut: readonly PaletteAction[] = [
      { id: 'sign-out', run: () => void this.#header.menu.signOut() },
      { id: 'sign-out-everywhere', run: () => void this.#header.menu.signOut('everywhere') },
    ];
    return [
      ...(canAdd ? [addProject] : []),
      this.#otherLanguage,
      ...(this.#session.profile === null ? [] : waysOut),
    ];
  }

  get #tabs(): readonly PagePlace[] {
    const routes = { projects: 'dashboard', calculators: 'tools', team: 'myTeam' } as const;
    return this.#header.tabs.tabs
      .filter(({ isLocked }) => !isLocked)
      .map(({ tab, path }) => ({ route: routes[tab], path }));
  }

  get #menu(): readonly PagePlace[] {
    const routes = {
      'explore-plans': 'plans',
      'plan-details': 'planDetails',
      integrations: 'integrations',
    } as const;
    return this.#header.menu.entries.flatMap(({ item, action, isLocked }) =>
      item in routes && action.does === 'navigate' && !isLocked
        ? [{ route: routes[item as keyof typeof routes], path: action.path }]
        : [],
    );
  }

  get #calculators() {
    const { availableCalculators } = this.#account.ui;
    return CALCULATOR_TYPES.filter((type) => availableCalculators.includes(type)).flatMap((type) =>
      type === 'permit-fee' ? [] : [TOOLS[type]],
    );
  }

  // PROF-3
  get #hasOwnPassword(): boolean {
    const { profile } = this.#session;
    return profile !== null && isNativeAccount(profile);
  }

  get #otherLanguage(): PaletteAction {
    return this.#language.locale === 'en'
      ? { id: 'in-spanish', run: () => this.#language.choose('es') }
      : { id: 'in-english', run: () => this.#language.choose('en') };
  }
}

function placeOf(route: Plain): PagePlace {
  return { route, path: pathTo(route) };
}
