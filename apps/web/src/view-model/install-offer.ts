import { makeAutoObservable, observableRef } from 'mobx';

/** What a browser hands over with its offer; TypeScript's library does not know it. */
export type InstallPrompt = { prompt(): Promise<unknown> };

/** ADR 52: the browser's offer to install this app. It makes it once after a page is loaded, if at all, and asks the person itself. */
export class InstallOffer {
  made: InstallPrompt | null;

  constructor(made: InstallPrompt | null) {
    this.made = made;
    makeAutoObservable(this, { made: observableRef }, { autoBind: true });
  }

  make(prompt: InstallPrompt | null): void {
    this.made = prompt;
  }

  /** Whoever says no is not asked again, until the browser offers it again. */
  accept(): void {
    const { made } = this;
    this.made = null;
    void made?.prompt();
  }
}
