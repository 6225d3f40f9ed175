import type { ReportLinks } from '@ridgeline/core/reports';
import { parseAppPath, pathTo, routeOf } from '@ridgeline/core/routes';
import type { Preferences } from '@ridgeline/core/shared';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';
import type { SessionStore } from '../../view-model/session.store.ts';

/** NAV-3: leads a name of a report to the report. */
export class VanityReportViewModel {
  state: 'looking' | 'not-found' | 'unavailable' = 'looking';
  readonly #links: ReportLinks;
  readonly #session: SessionStore;
  readonly #preferences: Preferences;
  readonly #navigation: Navigation;
  #request = 0;

  constructor(links: ReportLinks, session: SessionStore, preferences: Preferences, navigation: Navigation) {
    this.#links = links;
    this.#session = session;
    this.#preferences = preferences;
    this.#navigation = navigation;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  enter(): void {
    void this.load();
  }

  leave(): void {
    this.#request += 1;
  }

  async load(): Promise<void> {
    const name = routeOf(this.#navigation.address)?.params['vanityId'];
    // This screen has led on already.
    if (name === undefined) return;
    if (this.#session.profile === null) return this.#askForLogin();
    const request = ++this.#request;
    runInAction(() => (this.state = 'looking'));
    const number = await this.#links.numberOf(name);
    if (request !== this.#request) return;
    if (number.ok) {
      return this.#navigation.go(pathTo('report', { number: number.value }), { replace: true });
    }
    if (number.failure === 'signed-out') return void this.#session.refused();
    const { failure } = number;
    runInAction(() => (this.state = failure));
  }

  /** NAV-7: names are read by those who may see the report. */
  #askForLogin(): void {
    const here = parseAppPath(this.#navigation.address);
    if (here.ok) this.#preferences.write('redirectTarget', here.value);
    this.#navigation.go(pathTo('login'), { replace: true });
  }
}
