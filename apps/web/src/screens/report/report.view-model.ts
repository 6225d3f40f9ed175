import type {
  AdoptReportFailure,
  LoadReport,
  LoadSampleReport,
  PublicReports,
  Report,
  ReportMap,
  ReportMaps,
} from '@ridgeline/core/reports';
import { pathTo, routeOf } from '@ridgeline/core/routes';
import type { Preferences, Result } from '@ridgeline/core/shared';
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { ConnectionStore } from '../../view-model/connection.store.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ShownMap } from '../../view-model/shown-map.ts';
import { StormChoices } from '../../view-model/storm-choices.ts';
import type { VisitorReport } from '../../view-model/visitor-report.store.ts';
import type { OwnReport } from './own-report.ts';
import type { OwnReportCode } from './own-report-code.ts';

/** The sample, a report of this visit that belongs to nobody yet, or one of the user's projects. */
export type Belonging = 'sample' | 'visitor' | 'own';

export type ReportFailure = 'report-not-found' | 'report-unavailable';

export type ReportState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly failure: ReportFailure }
  | {
      readonly is: 'ready';
      readonly report: Report;
      readonly belongs: Belonging;
      /** Why a report of this visit does not belong to the signed-in user. */
      readonly notAdopted: AdoptReportFailure | null;
    };

type Dependencies = {
  readonly loadReport: LoadReport;
  readonly loadSample: LoadSampleReport;
  readonly publicReports: PublicReports;
  readonly visitorReport: VisitorReport;
  readonly session: SessionStore;
  readonly navigation: Navigation;
  readonly connection: Pick<ConnectionStore, 'sentEdits'>;
  readonly ownReport: OwnReportCode;
  readonly maps: ReportMaps;
  readonly preferences: Preferences;
};

/** NAV-3 RPT-2: one report, for whoever may read it. */
export class ReportViewModel {
  state: ReportState = { is: 'loading' };
  /** What the owner does with the report: null until its code is loaded. */
  own: OwnReport | null = null;
  map: ShownMap = null;
  readonly storms: StormChoices;
  readonly #dependencies: Dependencies;
  /** The number of the last request: an answer to an earlier one is ignored. */
  #request = 0;
  #stops: readonly (() => void)[] = [];
  #ownToCome: Promise<void> | null = null;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.storms = new StormChoices(dependencies.navigation);
    makeAutoObservable(
      this,
      { state: observableRef, map: observableRef, own: observableRef, storms: false },
      { autoBind: true },
    );
  }

  enter(): void {
    this.#stops = [
      reaction(
        () => ({ asked: this.#asked, isSignedIn: this.isSignedIn }),
        () => void this.load(),
        { fireImmediately: true, equals: compareStructural },
      ),
      reaction(
        () => this.#dependencies.connection.sentEdits,
        () => void this.#renew(),
      ),
    ];
  }

  leave(): void {
    this.#request += 1;
    for (const stop of this.#stops) stop();
    this.own?.tools.close();
  }

  get isSample(): boolean {
    return this.#asked?.belongs === 'sample';
  }

  get isSignedIn(): boolean {
    const { session } = this.#dependencies.session;
    return session.is === 'signed-in' && session.termsAccepted;
  }

  async load(): Promise<void> {
    const asked = this.#asked;
    const request = ++this.#request;
    if (asked === null) return;
    const isNewest = (): boolean => request === this.#request;
    this.#become({ is: 'loading' });
    runInAction(() => (this.map = null));
    if (asked.belongs === 'sample') return this.#loadSample(isNewest);
    const notAdopted = await this.#adopt(asked.number);
    if (!isNewest()) return;
    if (asked.belongs === 'own' && notAdopted === null) return this.#loadOwn(asked.number, isNewest);
    return this.#loadVisitors(asked.number, notAdopted, isNewest);
  }

  /** The same choice as in the list of projects. */
  get hasSingleKeys(): boolean {
    return this.#dependencies.preferences.read('singleKeys') !== 'off';
  }

  /** Throws if its code cannot be loaded; the next call asks again. */
  async loadOwn(): Promise<void> {
    if (this.own !== null) return;
    this.#ownToCome ??= this.#makeOwn().finally(() => (this.#ownToCome = null));
    return this.#ownToCome;
  }

  async #makeOwn(): Promise<void> {
    const own = await this.#dependencies.ownReport.load();
    const { state } = this;
    runInAction(() => (this.own = own));
    if (state.is === 'ready' && state.belongs === 'own') this.#changed(state.report);
  }

  /** RPT-4: after the plan has refused it, or the connection was lost. */
  async adoptAgain(): Promise<void> {
    await this.#dependencies.visitorReport.adoptAgain();
    await this.load();
  }

  /** What the address asks for. */
  get #asked(): { readonly number: string; readonly belongs: Belonging } | null {
    const place = routeOf(this.#dependencies.navigation.address);
    if (place?.name === 'sampleReport') return { number: '', belongs: 'sample' };
    const number = place?.params['number'];
    if (place?.name !== 'report' || number === undefined) return null;
    return { number, belongs: place.query['sample'] === 'true' ? 'visitor' : 'own' };
  }

  /** Null where nothing was to adopt, or it is adopted. */
  async #adopt(number: string): Promise<AdoptReportFailure | null> {
    const adoption = await this.#dependencies.visitorReport.adopt();
    if (adoption?.number !== number || adoption.outcome.ok) return null;
    const { failure } = adoption.outcome;
    return failure === 'report-not-found' ? null : failure;
  }

  async #loadSample(isNewest: () => boolean): Promise<void> {
    const sample = await this.#dependencies.loadSample.run();
    if (!isNewest()) return;
    if (!sample.ok) return this.#become({ is: 'failed', failure: sample.failure });
    this.#show(sample.value, 'sample');
    void this.#loadMap(this.#dependencies.publicReports.mapOfSample(), isNewest);
  }

  async #loadOwn(number: string, isNewest: () => boolean): Promise<void> {
    // While its report is on the way, and not when that is rendered. What fails is said in its place.
    void this.loadOwn().catch(() => {});
    const loaded = await this.#read(number);
    if (!isNewest()) return;
    if (loaded.ok) this.#showOwn(loaded.value, isNewest);
    else if (loaded.failure === 'signed-out') await this.#dependencies.session.refused();
    else this.#become({ is: 'failed', failure: loaded.failure });
  }

  /** Anew where edits were sent meanwhile: the answer may be older, and nothing waits any more that would be shown over it. */
  async #read(number: string): ReturnType<LoadReport['run']> {
    const { connection, loadReport } = this.#dependencies;
    const before = connection.sentEdits;
    const loaded = await loadReport.run(number);
    return connection.sentEdits === before ? loaded : this.#read(number);
  }

  /** RPT-5: the report that is shown says what was sent meanwhile. */
  async #renew(): Promise<void> {
    const { state } = this;
    if (state.is !== 'ready' || state.belongs !== 'own') return;
    const request = this.#request;
    const loaded = await this.#read(state.report.reportNumber);
    if (loaded.ok && request === this.#request) this.#changed(loaded.value);
  }

  async #loadVisitors(
    number: string,
    notAdopted: AdoptReportFailure | null,
    isNewest: () => boolean,
  ): Promise<void> {
    const { publicReports, navigation } = this.#dependencies;
    const loaded = await publicReports.ofVisit(number);
    if (!isNewest()) return;
    if (loaded.ok) {
      this.#show(loaded.value, 'visitor', notAdopted);
      return void this.#loadMap(publicReports.mapOfVisit(number), isNewest);
    }
    // It has been adopted: it is read as a project now.
    if (loaded.failure !== 'unavailable' && this.isSignedIn) {
      return navigation.go(pathTo('report', { number }), { replace: true });
    }
    const failure = loaded.failure === 'unavailable' ? 'report-unavailable' : 'report-not-found';
    this.#become({ is: 'failed', failure });
  }

  #showOwn(report: Report, isNewest: () => boolean): void {
    this.#changed(report);
    void this.#loadMap(this.#dependencies.maps.of(report.reportNumber), isNewest);
  }

  #changed(report: Report): void {
    this.own?.tools.show(report, (changed) => this.#changed(changed));
    this.own?.versions.backToToday();
    void this.own?.quantities.show(report);
    this.#show(report, 'own');
  }

  async #loadMap(asked: Promise<Result<ReportMap, unknown>>, isNewest: () => boolean): Promise<void> {
    runInAction(() => (this.map = 'loading'));
    const map = await asked;
    if (isNewest()) runInAction(() => (this.map = map.ok ? map.value : null));
  }

  #show(report: Report, belongs: Belonging, notAdopted: AdoptReportFailure | null = null): void {
    this.#become({ is: 'ready', report, belongs, notAdopted });
  }

  #become(state: ReportState): void {
    runInAction(() => (this.state = state));
  }
}

/** What its screen needs of it. */
export type ShownReport = Pick<ReportViewModel, keyof ReportViewModel>;
