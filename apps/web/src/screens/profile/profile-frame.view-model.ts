import {
  isNativeAccount,
  memberSince,
  parsePhone,
  type Profile,
  shownName,
  shownPlanTitle,
} from '@ridgeline/core/profile';
import type { LinkedRoute } from '@ridgeline/core/routes';
import { makeAutoObservable } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import { screenAt } from '../../view-model/screen-name.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { NameEditor } from './name-editor.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly navigation: Navigation;
  readonly name: NameEditor;
  readonly language: Language;
  readonly timeZone: string;
};

export type HeaderCard = {
  readonly name: string;
  readonly photo: string | null;
  readonly team: string | null;
  readonly plan: string | null;
  readonly memberSince: string | null;
};

const ROUTES = [
  'fullProfile',
  'companyDetails',
  'verifyPhone',
  'changeEmail',
  'changePassword',
] as const satisfies readonly LinkedRoute[];
type ProfileRoute = (typeof ROUTES)[number];
type ProfileLink = { readonly route: ProfileRoute; readonly isCurrent: boolean };

/** What the screens of the profile share: their title, the header card and the links between them. */
export class ProfileFrameViewModel {
  readonly name: NameEditor;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.name = dependencies.name;
    makeAutoObservable(this, { name: false }, { autoBind: true });
  }

  enter(): void {
    this.name.enter();
  }

  leave(): void {
    this.name.leave();
  }

  /** PROF-1: the screen that is shown in the frame. */
  get route(): ProfileRoute {
    const at = screenAt(this.#dependencies.navigation.address);
    return ROUTES.find((route) => route === at) ?? 'fullProfile';
  }

  get isFull(): boolean {
    return this.route === 'fullProfile';
  }

  // PROF-1
  get card(): HeaderCard | null {
    const { session, language, timeZone } = this.#dependencies;
    const { profile } = session;
    return profile === null
      ? null
      : {
          name: shownName(profile),
          photo: profile.photoURL ?? null,
          team: profile.team?.name ?? null,
          plan: shownPlanTitle(profile, language.locale),
          memberSince: memberSince(profile.signUpTimestamp, timeZone),
        };
  }

  /** PROF-3 PROF-6: without those that do not apply to this account. */
  get links(): readonly ProfileLink[] {
    const current = this.route;
    const { profile } = this.#dependencies.session;
    return ROUTES.filter((route) => route === current || (profile !== null && applies(route, profile))).map(
      (route) => ({ route, isCurrent: route === current }),
    );
  }
}

function applies(route: ProfileRoute, profile: Profile): boolean {
  switch (route) {
    case 'fullProfile':
    case 'companyDetails':
      return true;
    case 'verifyPhone':
      return profile.phoneVerified !== true && parsePhone(profile.phone).ok;
    case 'changeEmail':
    case 'changePassword':
      return isNativeAccount(profile);
  }
}
