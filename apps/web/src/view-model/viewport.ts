import { type ScreenSize, screenSize } from '@ridgeline/core/navigation';
import { makeAutoObservable } from 'mobx';

/** HDR-9: how much room there is. The window tells it by `resized`. */
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
