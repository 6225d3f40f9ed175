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
  document.body.innerHTML = '';
  grow.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A section that is where the test says. */
function aSection(id: string) {
  const place = { top: 0, isShown: false };
  const section = document.createElement('section');
  section.id = id;
  section.getBoundingClientRect = () => ({ top: place.top }) as DOMRect;
  section.scrollIntoView = () => void (place.isShown = true);
  document.body.innerHTML = '<main></main>';
  document.querySelector('main')?.append(section);
  return place;
}

function setUp(first = 'first') {
  let tell: (state: State) => void = () => {};
  const at = (key: string, restoreScrollPosition: number | null): State =>
    ({
      location: { key, pathname: `/${key}`, hash: key === 'named' ? '#hail' : '' },
      restoreScrollPosition,
    }) as State;
  scrollAsItGrows(window, {
    state: at(first, null) as DataRouter['state'],
    subscribe: (subscriber) => {
      tell = subscriber as typeof tell;
      return () => {};
    },
  });
  return {
    goBackTo: (top: number) => tell(at('back', top)),
    goOn: () => tell(at('on', null)),
    goToSection: () => tell(at('named', null)),
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

  it('has the real heights of all its parts until then', async () => {
    const { goBackTo, growTo } = setUp();
    const { dataset } = document.documentElement;
    goBackTo(900);
    growTo(400);
    expect(dataset).toHaveProperty('restoring');
    growTo(1_200);
    await vi.advanceTimersByTimeAsync(100);
    expect(dataset).not.toHaveProperty('restoring');
  });

  it('keeps them for a position that is restored at once after another', async () => {
    const { goBackTo, growTo } = setUp();
    goBackTo(900);
    growTo(1_200);
    goBackTo(2_000);
    await vi.advanceTimersByTimeAsync(100);
    expect(document.documentElement.dataset).toHaveProperty('restoring');
  });

  it('shows the section that was in view where it stood, also where the page above it has another height now', () => {
    const { goBackTo, goOn, growTo } = setUp();
    const section = aSection('hail');
    goBackTo(900);
    growTo(5_000);
    section.top = -40;
    goOn();
    vi.stubGlobal('scrollY', 0);
    section.top = 1_500;
    goBackTo(900);
    growTo(5_000);
    expect(window.scrollY).toBe(1_540);
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

  it.each([
    ['opened', () => setUp('named')],
    [
      'gone on to',
      () => {
        const world = setUp();
        world.goToSection();
        return world;
      },
    ],
  ])('by the name of a section is scrolled to it once it is there, when it is %s', (_, begin) => {
    const { growTo } = begin();
    growTo(400);
    const section = aSection('hail');
    growTo(1_200);
    expect([section.isShown, grow.size]).toEqual([true, 0]);
  });

  it('by the name of a section that came with the page is left alone: the browser has scrolled to it', () => {
    const section = aSection('hail');
    setUp('named').growTo(1_200);
    expect(section.isShown).toBe(false);
  });
});
