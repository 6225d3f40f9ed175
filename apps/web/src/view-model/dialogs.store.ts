import {
  closeDialog,
  type Dialogs,
  dueNavigation,
  type Modal,
  type ModalKind,
  navigated,
  noDialogs,
  openDialog,
} from '@ridgeline/core/notices';
import { parseAppPath } from '@ridgeline/core/routes';
import type { Clock, Timer } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Navigation } from './navigation.ts';
import type { Page } from './page.ts';

export type DialogButton = {
  readonly label: string;
  /** Where it leads once the dialog is out of sight; null only closes. */
  readonly path: string | null;
  readonly isMain?: boolean;
  /** What it does besides. */
  readonly act?: () => void;
};

/** What a dialog says, in the words of the reader. */
export type DialogContent = {
  readonly title: string;
  readonly text?: string | null;
  readonly lines?: readonly string[];
  readonly buttons: readonly DialogButton[];
};

/** NOTE-3: the one stack of dialogs. Its rules are core's; this lets the time pass and goes where they lead. */
export class DialogStore {
  dialogs: Dialogs<DialogContent> = noDialogs;
  /** Nothing of a dialog is loaded before there is one. */
  isUsed = false;
  readonly #clock: Clock;
  readonly #timer: Timer;
  readonly #navigation: Navigation;
  readonly #page: Page;

  constructor(clock: Clock, timer: Timer, navigation: Navigation, page: Page) {
    this.#clock = clock;
    this.#timer = timer;
    this.#navigation = navigation;
    this.#page = page;
    makeAutoObservable(this, { dialogs: observableRef }, { autoBind: true });
  }

  /** The one that is seen. */
  get top(): Modal<DialogContent> | null {
    return this.dialogs.open.at(-1) ?? null;
  }

  open(kind: ModalKind, content: DialogContent): void {
    this.isUsed = true;
    this.dialogs = openDialog(this.dialogs, { kind, content });
  }

  close(): void {
    this.dialogs = closeDialog(this.dialogs, this.#clock.now());
  }

  /** START-3: nothing that was asked of one person is left for the next. */
  clear(): void {
    this.dialogs = noDialogs;
  }

  answer({ path, act }: DialogButton): void {
    act?.();
    if (path === null) return this.close();
    this.dialogs = closeDialog(this.dialogs, this.#clock.now(), path);
    this.#leaveWhenDue();
  }

  #leaveWhenDue(): void {
    const now = this.#clock.now();
    const to = dueNavigation(this.dialogs, now);
    if (to !== null) return this.#leaveFor(to);
    const { leaving } = this.dialogs;
    if (leaving !== null) this.#timer.after(leaving.at - now, () => this.#leaveWhenDue());
  }

  #leaveFor(to: string): void {
    runInAction(() => (this.dialogs = navigated(this.dialogs)));
    const inside = parseAppPath(to);
    if (inside.ok) this.#navigation.go(inside.value);
    else if (/^https:\/\//i.test(to)) this.#page.open(to);
  }
}
