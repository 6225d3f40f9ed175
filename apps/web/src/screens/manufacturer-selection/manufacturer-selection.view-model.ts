import type { Choice, ChoiceListGateway } from '@ridgeline/core/profile';
import type { ChooseProduct, LoadReport, Report, RoofProduct } from '@ridgeline/core/reports';
import { reportsMessages } from '@ridgeline/core/reports';
import { pathTo, routeOf } from '@ridgeline/core/routes';
import { foldedText, say } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';
import { manufacturerSelectionMessages } from './manufacturer-selection.messages.ts';

export type SelectionState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly failure: 'report-not-found' | 'too-early' | 'unavailable' }
  | { readonly is: 'ready'; readonly report: Report; readonly makers: readonly Choice[] };

/** The products of the chosen maker. */
export type ProductsState =
  | { readonly is: 'none' }
  | { readonly is: 'loading' }
  | { readonly is: 'failed' }
  | { readonly is: 'ready'; readonly products: readonly Choice[] };

type Dependencies = {
  readonly loadReport: LoadReport;
  readonly lists: ChoiceListGateway;
  readonly choose: ChooseProduct;
  readonly navigation: Navigation;
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  readonly language: Language;
};

/** NAV-4 D RPT-2.4: what covers the roof of a report. */
export class ManufacturerSelectionViewModel {
  state: SelectionState = { is: 'loading' };
  products: ProductsState = { is: 'none' };
  maker: string | null = null;
  product: string | null = null;
  term = '';
  /** Saving was tried without a product. */
  isProductMissing = false;
  saving: 'choice' | 'take-back' | null = null;
  readonly reportNumber: string;
  readonly #dependencies: Dependencies;
  /** The number of the last request of each kind: an answer to an earlier one is ignored. */
  #visit = 0;
  #asked = 0;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.reportNumber = routeOf(dependencies.navigation.address)?.params['reportNumber'] ?? '';
    makeAutoObservable(
      this,
      { state: observableRef, products: observableRef, reportNumber: false },
      { autoBind: true },
    );
  }

  enter(): void {
    void this.load();
  }

  leave(): void {
    this.#visit += 1;
    this.#asked += 1;
  }

  async load(): Promise<void> {
    const visit = ++this.#visit;
    const { loadReport, lists } = this.#dependencies;
    runInAction(() => (this.state = { is: 'loading' }));
    const [report, makers] = await Promise.all([
      loadReport.run(this.reportNumber),
      lists.formList('manufacturers'),
    ]);
    if (visit !== this.#visit) return;
    if (!report.ok) return this.#fail(report.failure);
    if (!makers.ok) return this.#fail(makers.failure);
    if (report.value.legacy !== null) return this.#fail('too-early');
    runInAction(() => (this.state = { is: 'ready', report: report.value, makers: makers.value }));
    const { product } = report.value;
    if (product === null) return;
    await this.chooseMaker(product.manufacturerId);
    if (visit === this.#visit) this.chooseProduct(product.productId);
  }

  async chooseMaker(maker: string): Promise<void> {
    const asked = ++this.#asked;
    runInAction(() => {
      this.maker = maker;
      this.product = null;
      this.term = '';
      this.isProductMissing = false;
      this.products = { is: 'loading' };
    });
    const list = await this.#dependencies.lists.formList(`products-${maker}`);
    if (asked !== this.#asked) return;
    runInAction(() => (this.products = list.ok ? { is: 'ready', products: list.value } : { is: 'failed' }));
    if (!list.ok && list.failure === 'signed-out') await this.#dependencies.session.refused();
  }

  chooseProduct(product: string): void {
    this.product = product;
    this.isProductMissing = false;
  }

  find(term: string): void {
    this.term = term;
  }

  /** The products whose names hold every word of the search. */
  get found(): readonly Choice[] {
    if (this.products.is !== 'ready') return [];
    const words = foldedText(this.term)
      .split(/\s+/)
      .filter((word) => word !== '');
    return this.products.products.filter(({ label }) =>
      words.every((word) => foldedText(label).includes(word)),
    );
  }

  get makerName(): string {
    return this.state.is === 'ready'
      ? (this.state.makers.find(({ value }) => value === this.maker)?.label ?? '')
      : '';
  }

  get hasChoice(): boolean {
    return this.state.is === 'ready' && this.state.report.product !== null;
  }

  async save(): Promise<void> {
    const { maker, product } = this;
    if (maker === null || product === null) {
      this.isProductMissing = true;
      return;
    }
    await this.#choose('choice', { manufacturerId: maker, productId: product });
  }

  async takeBack(): Promise<void> {
    await this.#choose('take-back', null);
  }

  async #choose(saving: 'choice' | 'take-back', choice: RoofProduct | null): Promise<void> {
    if (this.saving !== null) return;
    const { choose, session, toasts, navigation, language } = this.#dependencies;
    const name = this.found.find(({ value }) => value === choice?.productId)?.label ?? '';
    runInAction(() => (this.saving = saving));
    const saved = await choose.run(this.reportNumber, choice);
    runInAction(() => (this.saving = null));
    if (!saved.ok) {
      if (saved.failure === 'signed-out') return session.refused();
      return toasts.show({
        tone: 'danger',
        text: () => say(reportsMessages, language.locale, saved.failure),
      });
    }
    const product = `${this.makerName} ${name}`.trim();
    const text = () =>
      choice === null
        ? say(manufacturerSelectionMessages, language.locale, 'taken-back')
        : say(manufacturerSelectionMessages, language.locale, 'saved', { product });
    toasts.show({ tone: 'ok', text });
    navigation.go(pathTo('report', { number: this.reportNumber }));
  }

  #fail(
    failure: 'signed-out' | Extract<SelectionState, { is: 'failed' }>['failure'] | 'report-unavailable',
  ): void {
    if (failure === 'signed-out') return void this.#dependencies.session.refused();
    const told = failure === 'report-unavailable' ? 'unavailable' : failure;
    runInAction(() => (this.state = { is: 'failed', failure: told }));
  }
}
