import {
  afterNewProjectEvent,
  type CreateReport,
  type CreateReportFailure,
  type FoundAddress,
  type NewProject,
  type NewProjectEvent,
  orderKeyOf,
  PROPERTY_TYPES,
  ROOF_TYPES,
  startNewProject,
  wishToQuery,
} from '@ridgeline/core/reports';
import { pathTo } from '@ridgeline/core/routes';
import type { UniqueIds } from '@ridgeline/core/session';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccountStore } from '../../view-model/account.store.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import type { Barrier, ProjectBarrier } from '../../view-model/project-barrier.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { OverageSale } from './overage-sale.ts';

type Dependencies = {
  readonly create: CreateReport;
  readonly account: AccountStore;
  readonly barrier: ProjectBarrier;
  readonly session: SessionStore;
  readonly ids: UniqueIds;
  readonly navigation: Navigation;
  readonly sale: OverageSale;
};

/** RPT-1: the kind of the property, then the report. The address in the bar holds the property, so that a reload keeps it. */
export class PropertyTypeViewModel {
  state: NewProject;
  readonly place: FoundAddress | null;
  readonly sale: OverageSale;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.sale = dependencies.sale;
    this.place = placeFrom(dependencies.navigation.query);
    this.state = atDetails(this.place, dependencies.ids.next());
    makeAutoObservable(this, { state: observableRef, place: false, sale: false }, { autoBind: true });
  }

  enter(): void {
    if (this.place === null) this.#dependencies.navigation.go(pathTo('addressLookup'), { replace: true });
    else this.sale.resume(this.place.address);
  }

  get barrier(): Barrier | null {
    const { barrier } = this.#dependencies;
    return this.#buysOne ? barrier.beforePurchase : barrier.beforeAddress;
  }

  /** PLAN-7 PLAN-8: shown where the report is not covered by the allowance. */
  get outOfProjects(): Barrier | null {
    const { state } = this;
    return state.at === 'purchase' ? this.#dependencies.barrier.outOfProjects(state.wish) : null;
  }

  get propertyType(): string | null {
    return this.#chosen.propertyType;
  }

  get roofType(): string | null {
    return this.#chosen.roofType;
  }

  isMissing(name: 'propertyType' | 'roofType'): boolean {
    return this.state.at === 'details' && this.state.missing.includes(name);
  }

  get isMaking(): boolean {
    const { state } = this;
    if (['looking', 'paying', 'asking'].includes(this.sale.state.is)) return true;
    if (this.#buysOne) return false;
    return state.at === 'creating' || (state.at === 'allowance' && !state.failed);
  }

  /** RPT-9: the server has answered without a report. */
  get isWithoutReport(): boolean {
    return this.state.at === 'created' && this.state.report === null;
  }

  get failure(): CreateReportFailure | 'allowance-unknown' | null {
    if (this.state.at === 'allowance' && this.state.failed) return 'allowance-unknown';
    return this.state.at === 'not-created' ? this.state.why : null;
  }

  choosePropertyType(id: string): void {
    this.#goBack();
    const propertyType = PROPERTY_TYPES.find((type) => type === id);
    if (propertyType !== undefined) this.#dispatch({ is: 'property-type-chosen', propertyType });
  }

  chooseRoofType(id: string): void {
    this.#goBack();
    const roofType = ROOF_TYPES.find((type) => type === id);
    if (roofType !== undefined) this.#dispatch({ is: 'roof-type-chosen', roofType });
  }

  async submit(): Promise<void> {
    if (this.isMaking) return;
    if (this.failure !== null) this.#dispatch({ is: 'retried' });
    else this.#confirm();
    if (this.#buysOne) return this.#buyOne();
    await this.#askAllowance();
    await this.#offerMore();
    await this.#make();
  }

  /** Who had no project left is asked for again: the plan may have got some since. */
  #confirm(): void {
    if (this.state.at === 'purchase') this.#goBack();
    this.#dispatch({ is: 'details-confirmed' });
  }

  /** PLAN-8: with a saved card, one project more is paid here. */
  async #offerMore(): Promise<void> {
    const { state } = this;
    if (state.at === 'purchase' && this.#dependencies.barrier.sellsMore) await this.sale.look(state.wish);
  }

  /** A report that is bought by itself takes nothing from the plan. */
  get #buysOne(): boolean {
    return this.#dependencies.navigation.query['buy'] === 'one';
  }

  #buyOne(): void {
    if (this.state.at !== 'allowance') return;
    this.#dependencies.navigation.go(pathTo('singlePurchase', {}, wishToQuery(this.state.wish)));
  }

  async #askAllowance(): Promise<void> {
    if (this.state.at !== 'allowance') return;
    const { account } = this.#dependencies;
    await account.reloadAllowances();
    const available = account.allowances?.quickView.available;
    this.#dispatch(
      available === undefined
        ? { is: 'allowance-failed' }
        : { is: 'allowance-answered', quickViewsAvailable: available },
    );
  }

  async #make(): Promise<void> {
    const { state } = this;
    if (state.at !== 'creating') return;
    const { create, account, session, navigation } = this.#dependencies;
    const { wish, purchase } = state;
    const made = await create.run({ wish, orderKey: orderKeyOf(state), purchase });
    this.#dispatch(
      made.ok ? { is: 'created', report: made.value } : { is: 'creation-failed', why: made.failure },
    );
    if (!made.ok) return made.failure === 'signed-out' ? void session.refused() : undefined;
    void account.reloadAllowances();
    if (made.value === null) return;
    navigation.go(pathTo('report', { number: made.value.reportNumber }), { replace: true });
  }

  /** Another choice after a failed attempt is another order. */
  #goBack(): void {
    this.sale.forget();
    if (this.state.at !== 'details') this.#dispatch({ is: 'went-back' });
  }

  get #chosen(): { readonly propertyType: string | null; readonly roofType: string | null } {
    const { state } = this;
    if (state.at === 'details') return state;
    return 'wish' in state ? state.wish : { propertyType: null, roofType: null };
  }

  #dispatch(event: NewProjectEvent): void {
    runInAction(() => (this.state = afterNewProjectEvent(this.state, event)));
  }
}

function placeFrom({ address = '', source = '', locationId }: Readonly<Record<string, string>>) {
  return address.trim() === '' ? null : { address, source, locationId: locationId ?? null };
}

/** The access was checked on the screen before; the API checks it again with the order. */
function atDetails(place: FoundAddress | null, key: string): NewProject {
  const start = startNewProject(key);
  if (place === null) return start;
  const chosen = afterNewProjectEvent(start, { is: 'place-chosen', place });
  return afterNewProjectEvent(chosen, { is: 'access-answered', place, access: 'granted' });
}
