import { makeAutoObservable, observableRef } from 'mobx';

/** What is said in passing. With an action, or as a warning, it stays until it is answered. */
export type ToastMessage = {
  readonly tone: 'info' | 'ok' | 'warn' | 'danger';
  readonly title?: string | undefined;
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

/** Toasts on their way to the screen; the shelf that shows them takes them from here. */
export class ToastStore {
  waiting: readonly ToastMessage[] = [];
  /** Nothing of the shelf is loaded before there is something to show. */
  isUsed = false;
  /** How often all was taken away. */
  clearings = 0;

  constructor() {
    makeAutoObservable(this, { waiting: observableRef }, { autoBind: true });
  }

  show(toast: ToastMessage): void {
    this.isUsed = true;
    this.waiting = [...this.waiting, toast];
  }

  /** START-3: what was said to one person is not left for the next; the shelf takes away what it shows. */
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
