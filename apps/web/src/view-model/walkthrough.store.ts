import {
  type BeginWalkthrough,
  hiddenWalkthrough,
  nextWalkthrough,
  type Walkthrough,
} from '@ridgeline/core/session';
import { makeAutoObservable, observableRef } from 'mobx';

/** The topics of the slides; their texts and drawings are in the shell. */
export const WALKTHROUGH_SLIDES = ['report', 'calculators', 'projects'] as const;

/** AUTH-12: the first-use walkthrough. */
export class WalkthroughStore {
  walkthrough: Walkthrough = hiddenWalkthrough;
  readonly #begin: BeginWalkthrough;

  constructor(begin: BeginWalkthrough) {
    this.#begin = begin;
    makeAutoObservable(this, { walkthrough: observableRef }, { autoBind: true });
  }

  get isShown(): boolean {
    return this.walkthrough.is === 'shown';
  }

  get slide(): number {
    return this.walkthrough.is === 'shown' ? this.walkthrough.slide : 0;
  }

  /** Shown once per browser. */
  begin(): void {
    this.walkthrough = this.#begin.run(WALKTHROUGH_SLIDES.length);
  }

  moveTo(slide: number): void {
    while (this.isShown && this.slide !== slide) {
      this.#next(this.slide < slide ? 'next' : 'previous');
    }
  }

  hide(): void {
    this.#next('hide');
  }

  #next(event: 'next' | 'previous' | 'hide'): void {
    this.walkthrough = nextWalkthrough(this.walkthrough, event, WALKTHROUGH_SLIDES.length);
  }
}
