import { makeAutoObservable, observableRef } from 'mobx';

/** Said anew when the reader changes the language: a toast may stay for as long as nobody closes it. */
export type ToastWords = () => string;

/** A toast. One with an action, or a warning, stays until it is closed. */
export type ToastMessage = {
  readonly tone: 'info' | 'ok' | 'warn' | 'danger';
  readonly title?: ToastWords | undefined;
  readonly text: ToastWords;
  readonly action?: { readonly label: ToastWords; readonly onPress: () => void } | undefined;
};

/** The queue of toasts; `ShownToasts` shows them. */
export class ToastStore {
  waiting: readonly ToastMessage[] = [];
  /** Number of resets, so that `ShownToasts` sees each. */
  clearings = 0;

  constructor() {
    makeAutoObservable(this, { waiting: observableRef }, { autoBind: true });
  }

  show(toast: ToastMessage): void {
    this.waiting = [...this.waiting, toast];
  }

  /** START-3: removes all toasts, so that the next user does not see them. */
  clear(): void {
    this.waiting = [];
    this.clearings += 1;
  }

  takeAll(): readonly ToastMessage[] {
    const taken = this.waiting;
    if (taken.length > 0) this.waiting = [];
    return taken;
  }
}
