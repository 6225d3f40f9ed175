// @vitest-environment jsdom
import type { DataRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollAsItGrows } from './growing-scroll.ts';

type State = Pick<DataRouter['state'], 'location' | 'restoreScrollPosition'>;

const grow = new Set<() => void>();
let height = 0;

/** jsdom lays nothing out: a page that is as high as the test says. */
beforeEach(() => {
  height = 0;
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe() {
        grow.add(this.#tell);
      }
      disconnect() {
        grow.delete(this.#tell);
      }
    },
  );
  vi.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
    vi.stubGlobal('scrollY', Math.min(to.top ?? 0, height));
  }) as typeof window.scrollTo);
  vi.stubGlobal('scrollY', 0);
});

afterEach(() => {
  grow.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function setUp() {
  let tell: (state: State) => void = () => {};
  const at = (key: string, restoreScrollPosition: number | false | null): State =>
    ({ location: { key }, restoreScrollPosition }) as State;
  scrollAsItGrows(window, {
    state: at('first', null) as DataRouter['state'],
    subscribe: (subscriber) => {
      tell = subscriber as typeof tell;
      return () => {};
    },
  });
  return {
    goBackTo: (top: number) => tell(at('back', top)),
    goOn: () => tell(at('on', null)),
    growTo: (pixels: number) => {
      height = pixels;
      for (const one of grow) one();
    },
  };
}

describe('a screen that is gone back to', () => {
  it('is scrolled as it grows, until its position is reached', () => {
    const { goBackTo, growTo } = setUp();
    goBackTo(900);
    growTo(400);
    expect(window.scrollY).toBe(400);
    growTo(1_200);
    expect([window.scrollY, grow.size]).toEqual([900, 0]);
  });

  it.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('is left alone after a %s', (sign) => {
    const { goBackTo, growTo } = setUp();
    goBackTo(900);
    window.dispatchEvent(new Event(sign));
    growTo(1_200);
    expect(window.scrollY).toBe(0);
  });

  it('is left alone after fifteen seconds', () => {
    const { goBackTo, growTo } = setUp();
    goBackTo(900);
    vi.advanceTimersByTime(15_000);
    growTo(1_200);
    expect(window.scrollY).toBe(0);
  });

  it('is not followed to another screen, and nothing is done for a position at the top', () => {
    const { goBackTo, goOn, growTo } = setUp();
    goBackTo(900);
    goOn();
    growTo(1_200);
    goBackTo(0);
    growTo(1_300);
    expect(window.scrollY).toBe(0);
  });
});
