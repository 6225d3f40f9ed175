import { currentSubscription } from '@ridgeline/core/profile';
import { makeAutoObservable } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { Configuration } from '../../view-model/configuration.store.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import type { Releases } from '../../view-model/releases.port.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { Viewport } from '../../view-model/viewport.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly configuration: Configuration;
  readonly navigation: Navigation;
  readonly viewport: Viewport;
  readonly language: Language;
  readonly releases: Releases;
};

export type DebugFact =
  | 'environment'
  | 'release'
  | 'address'
  | 'window'
  | 'language'
  | 'session'
  | 'user'
  | 'email'
  | 'groups'
  | 'plan'
  | 'team';

/** HDR-8: the user and the state of the app, for debugging. Never in production. */
export class DebugPanelViewModel {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get facts(): readonly (readonly [DebugFact, string])[] {
    const { configuration, navigation, viewport, language, releases } = this.#dependencies;
    const { session } = this.#dependencies.session;
    return [
      ['environment', configuration.place?.environment ?? ''],
      ['release', releases.running],
      ['address', navigation.address],
      ['window', `${viewport.width} px, ${viewport.size}`],
      ['language', language.tag],
      ['session', session.is],
      ...this.#person,
    ];
  }

  get #person(): readonly (readonly [DebugFact, string])[] {
    const { session } = this.#dependencies.session;
    if (session.is !== 'signed-in') return [];
    const { profile, email, groups } = session;
    const plan = currentSubscription(profile);
    return [
      ['user', profile.userId],
      ['email', email],
      ['groups', groups.join(', ') || '–'],
      ['plan', plan === null ? '–' : `${plan.type}, ${plan.sku}`],
      ['team', profile.teamId ?? '–'],
    ];
  }
}
