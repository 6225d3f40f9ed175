import {
  type FollowPdfBatch,
  listRequestFor,
  type MakePdfs,
  type MakePdfsFailure,
  PDF_BATCH_LIMIT,
  type PdfBatch,
  type PdfBatches,
  type PdfBatchKind,
  type PdfBatchRefusal,
} from '@ridgeline/core/reports';
import { say, type Timer } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../../language/language.store.ts';
import type { Page } from '../../../view-model/page.ts';
import type { SessionStore } from '../../../view-model/session.store.ts';
import type { ToastStore } from '../../../view-model/toasts.store.ts';
import { makePdfsMessages } from './make-pdfs.messages.ts';
import type { PdfChoice } from './pdf-choice.ts';

type Dependencies = {
  readonly make: MakePdfs;
  readonly follow: FollowPdfBatch;
  readonly batches: PdfBatches;
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  readonly language: Language;
  readonly page: Page;
  readonly timer: Timer;
};

type Failure = Exclude<PdfBatchRefusal | MakePdfsFailure, 'signed-out'> | 'offline';

type State =
  /** Asks whether a batch is being made already. */
  | { readonly is: 'loading' }
  | { readonly is: 'choosing'; readonly failure: Failure | null }
  | { readonly is: 'starting' }
  | { readonly is: 'followed'; readonly batch: PdfBatch };

/** Less than a link to an archive is valid for. */
const LINK_FRESH = 10 * 60_000;

// D RPT-7.6
/** PDFs of many projects: chooses what is made, and follows it until it can be downloaded. */
export class PdfBatchMaker {
  isOpen = false;
  state: State = { is: 'loading' };
  choice: PdfChoice | null = null;
  kind: PdfBatchKind = 'whole';
  of: 'chosen' | 'all' = 'chosen';
  isCancelling = false;
  readonly #dependencies: Dependencies;
  #stop = () => {};

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { state: observableRef, choice: observableRef }, { autoBind: true });
  }

  /** How many PDFs are asked for; null if it is not known how many projects the list has. */
  get count(): number | null {
    const { chosen = [], total = null } = this.choice ?? {};
    if (this.of === 'chosen') return chosen.length;
    return total === null ? null : Math.min(total, PDF_BATCH_LIMIT);
  }

  /** Whether the list has, or may have, more than can be made at once. */
  get isLimited(): boolean {
    const total = this.choice?.total ?? null;
    return this.of === 'all' && (total === null || total > PDF_BATCH_LIMIT);
  }

  async open(choice: PdfChoice): Promise<void> {
    this.isOpen = true;
    this.choice = choice;
    this.of = choice.chosen.length > 0 ? 'chosen' : 'all';
    if (this.#isUnderway) return;
    this.#stop();
    this.state = { is: 'loading' };
    const newest = await this.#dependencies.batches.newest();
    if (!newest.ok && newest.failure === 'signed-out') return this.#signedOut();
    const batch = newest.ok ? newest.value : null;
    if (batch?.is === 'being-made') this.#show(batch);
    else runInAction(() => (this.state = { is: 'choosing', failure: null }));
  }

  choose(kind: PdfBatchKind): void {
    this.kind = kind;
  }

  chooseOf(of: 'chosen' | 'all'): void {
    this.of = of;
  }

  async start(): Promise<void> {
    const { make, session, language, page } = this.#dependencies;
    const { profile } = session;
    const { choice, kind } = this;
    if (choice === null || profile === null || this.state.is !== 'choosing') return;
    if (!page.isOnline) return this.#choose('offline');
    this.state = { is: 'starting' };
    const person = { userId: profile.userId, teamId: profile.teamId ?? null };
    const search = { ...choice.search, term: choice.search.term.trim() };
    const of = this.of === 'chosen' ? choice.chosen : listRequestFor(search, person);
    const begun = await make.run({ kind, locale: language.locale, of });
    if (begun.ok) this.#show(begun.value);
    else if (begun.failure === 'signed-out') await this.#signedOut();
    else this.#choose(begun.failure);
  }

  async cancel(): Promise<void> {
    const { batches } = this.#dependencies;
    if (this.state.is !== 'followed' || this.isCancelling) return;
    const { id } = this.state.batch;
    this.isCancelling = true;
    const cancelled = await batches.cancel(id);
    const now = cancelled.ok ? await batches.read(id) : cancelled;
    runInAction(() => (this.isCancelling = false));
    if (now.ok) this.#show(now.value);
    else if (now.failure === 'signed-out') await this.#signedOut();
    else if (now.failure === 'batch-not-found') this.#choose(now.failure);
    else this.#tell('not-cancelled');
  }

  /** Others can be made. */
  again(): void {
    this.#stop();
    this.#choose(null);
  }

  /** It goes on, and a toast tells when it is done. */
  close(): void {
    this.isOpen = false;
    if (!this.#isUnderway) this.#stop();
  }

  leave(): void {
    this.#stop();
    this.isOpen = false;
    this.state = { is: 'loading' };
  }

  get #isUnderway(): boolean {
    return this.state.is === 'followed' && this.state.batch.is === 'being-made';
  }

  #show(batch: PdfBatch): void {
    const { follow, timer } = this.#dependencies;
    this.#stop();
    runInAction(() => (this.state = { is: 'followed', batch }));
    if (batch.is === 'being-made') {
      this.#stop = follow.run(batch.id, { read: this.#read, lost: this.#lost });
    } else if (batch.url !== null) {
      this.#stop = timer.after(LINK_FRESH, () => void this.#freshen(batch.id));
    }
  }

  readonly #read = (batch: PdfBatch): void => {
    if (batch.is !== 'being-made') {
      if (!this.isOpen) this.#tellDone(batch);
      return this.#show(batch);
    }
    runInAction(() => (this.state = { is: 'followed', batch }));
  };

  readonly #lost = (why: 'batch-not-found' | 'signed-out'): void => {
    if (why === 'signed-out') void this.#signedOut();
    else this.#choose(why);
  };

  /** The link of an archive ends; the dialog may be open for longer. */
  async #freshen(id: string): Promise<void> {
    const batch = await this.#dependencies.batches.read(id);
    if (this.state.is !== 'followed' || this.state.batch.id !== id) return;
    if (batch.ok) this.#show(batch.value);
    else if (batch.failure === 'batch-not-found') this.#choose(batch.failure);
  }

  #choose(failure: Failure | null): void {
    runInAction(() => (this.state = { is: 'choosing', failure }));
  }

  async #signedOut(): Promise<void> {
    this.leave();
    await this.#dependencies.session.refused();
  }

  #tellDone({ made }: PdfBatch): void {
    const { toasts, language } = this.#dependencies;
    toasts.show({
      tone: made > 0 ? 'ok' : 'warn',
      text: () =>
        made > 0
          ? say(makePdfsMessages, language.locale, 'ready', { count: made })
          : say(makePdfsMessages, language.locale, 'none-made'),
      action: {
        label: () => say(makePdfsMessages, language.locale, 'show'),
        onPress: () => runInAction(() => (this.isOpen = true)),
      },
    });
  }

  #tell(key: 'not-cancelled'): void {
    const { toasts, language } = this.#dependencies;
    toasts.show({ tone: 'danger', text: () => say(makePdfsMessages, language.locale, key) });
  }
}
