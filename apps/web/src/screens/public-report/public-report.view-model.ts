import type { PublicReportRefusal, PublicReports, Report } from '@ridgeline/core/reports';
import { routeOf } from '@ridgeline/core/routes';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';
import type { ShownMap } from '../../view-model/shown-map.ts';
import { StormChoices } from '../../view-model/storm-choices.ts';

export type PublicReportState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly failure: PublicReportRefusal }
  | { readonly is: 'ready'; readonly report: Report };

/** NAV-2: a report for whoever has its link. */
export class PublicReportViewModel {
  state: PublicReportState = { is: 'loading' };
  map: ShownMap = null;
  readonly storms: StormChoices;
  readonly #reports: PublicReports;
  readonly #navigation: Navigation;
  #request = 0;

  constructor(reports: PublicReports, navigation: Navigation) {
    this.#reports = reports;
    this.#navigation = navigation;
    this.storms = new StormChoices(navigation);
    makeAutoObservable(this, { state: observableRef, map: observableRef, storms: false }, { autoBind: true });
  }

  enter(): void {
    void this.load();
  }

  leave(): void {
    this.#request += 1;
  }

  async load(): Promise<void> {
    const number = routeOf(this.#navigation.address)?.params['number'];
    const { share } = this.#navigation.query;
    if (number === undefined || share === undefined)
      return this.#become({ is: 'failed', failure: 'not-found' });
    const request = ++this.#request;
    this.#become({ is: 'loading' });
    runInAction(() => (this.map = null));
    // At the same time: on a slow line, each answer that is waited for is seen.
    const map = this.#reports.mapOfShared(number, share);
    const loaded = await this.#reports.shared(number, share);
    if (request !== this.#request) return;
    if (!loaded.ok) return this.#become({ is: 'failed', failure: loaded.failure });
    this.#become({ is: 'ready', report: loaded.value });
    await this.#showMap(map, request);
  }

  async #showMap(asked: ReturnType<PublicReports['mapOfShared']>, request: number): Promise<void> {
    runInAction(() => (this.map = 'loading'));
    const map = await asked;
    if (request === this.#request) runInAction(() => (this.map = map.ok ? map.value : null));
  }

  #become(state: PublicReportState): void {
    runInAction(() => (this.state = state));
  }
}
