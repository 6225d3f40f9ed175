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
  /** Where to navigate after the dialog has closed; null only closes it. */
  readonly path: string | null;
  readonly isMain?: boolean;
  /** An additional action. */
  readonly act?: () => void;
};

/** The texts of a dialog, in the user's language. */
export type DialogContent = {
  readonly title: string;
  readonly text?: string | null;
  readonly lines?: readonly string[];
  readonly buttons: readonly DialogButton[];
};

/** NOTE-3: the only stack of dialogs. Core has the rules; this class runs the timers and navigates. */
export class DialogStore {
  dialogs: Dialogs<DialogContent> = noDialogs;
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

  /** The dialog on top. */
  get top(): Modal<DialogContent> | null {
    return this.dialogs.open.at(-1) ?? null;
  }

  open(kind: ModalKind, content: DialogContent): void {
    this.dialogs = openDialog(this.dialogs, { kind, content });
  }

  close(): void {
    this.dialogs = closeDialog(this.dialogs, this.#clock.now());
  }

  /** START-3: removes all dialogs, so that the next user does not see them. */
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
