import { type IssuedPaper, type PaperChecks, parsePaperSeal } from '@ridgeline/core/reports';
import { routeOf } from '@ridgeline/core/routes';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';

export type PaperState =
  /** The address has no whole seal. */
  | { readonly is: 'incomplete' }
  | { readonly is: 'loading' }
  | { readonly is: 'unreachable' }
  | { readonly is: 'not-known' }
  | { readonly is: 'issued'; readonly paper: IssuedPaper };

/** D RPT-7.2: whether the paper whose seal is in the address is what was issued. */
export class PaperCheckViewModel {
  state: PaperState;
  readonly seal: string | null;
  readonly #checks: PaperChecks;

  constructor(checks: PaperChecks, navigation: Navigation) {
    this.#checks = checks;
    this.seal = parsePaperSeal(routeOf(navigation.address)?.params['seal']);
    this.state = this.seal === null ? { is: 'incomplete' } : { is: 'loading' };
    makeAutoObservable(this, { state: observableRef, seal: false }, { autoBind: true });
  }

  enter(): void {
    void this.check();
  }

  async check(): Promise<void> {
    if (this.seal === null || this.state.is === 'issued') return;
    this.#become({ is: 'loading' });
    const checked = await this.#checks.check(this.seal);
    if (!checked.ok) this.#become({ is: 'unreachable' });
    else if (checked.value.is === 'not-known') this.#become({ is: 'not-known' });
    else this.#become({ is: 'issued', paper: checked.value });
  }

  #become(state: PaperState): void {
    runInAction(() => (this.state = state));
  }
}
