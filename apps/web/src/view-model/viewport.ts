import { type ScreenSize, screenSize } from '@ridgeline/core/navigation';
import { makeAutoObservable } from 'mobx';

/** HDR-9: the width of the window, which calls `resized`. */
export class Viewport {
  width: number;

  constructor(width: number) {
    this.width = width;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get size(): ScreenSize {
    return screenSize(this.width);
  }

  resized(width: number): void {
    this.width = width;
  }
}
