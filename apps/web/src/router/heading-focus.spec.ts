// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeadingFocus } from './heading-focus.ts';

let focus: HeadingFocus;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main><h1>Projects</h1><input></main>';
  focus = new HeadingFocus(document);
  focus.arrive('first');
});

afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
});

const heading = () => document.querySelector('h1');
/** What is observed of the page is told in a microtask, and acted on two frames later. */
const settle = () => vi.advanceTimersByTimeAsync(100);

function openOverlay(): HTMLElement {
  const overlay = document.createElement('div');
  overlay.dataset['scrim'] = '';
  document.body.append(overlay);
  return overlay;
}

describe('the focus on the heading of a new screen', () => {
  it('leaves the first screen of a page as it is', () => {
    expect(document.activeElement).toBe(document.body);
  });

  it('comes from a link of the frame around the screen, and from no field of the screen itself', () => {
    document.body.innerHTML = '<main><h1>Email</h1><nav><a href="/email">Email</a></nav><input></main>';
    document.querySelector('a')?.focus();
    focus.arrive('second');
    expect(document.activeElement).toBe(heading());
    document.querySelector('input')?.focus();
    focus.arrive('third');
    expect(document.activeElement).toBe(document.querySelector('input'));
  });

  it('comes with the second screen, and once for each visit', () => {
    focus.arrive('second');
    expect(document.activeElement).toBe(heading());
    heading()?.blur();
    focus.arrive('second');
    expect(document.activeElement).toBe(document.body);
  });

  it('stays in a field that the screen has focused itself', () => {
    document.querySelector('input')?.focus();
    focus.arrive('second');
    expect(document.activeElement).toBe(document.querySelector('input'));
  });

  it('waits in the screen for a heading that is loading, and follows it unless the reader has gone on', async () => {
    const main = document.querySelector('main');
    const shows = (html: string) => {
      if (main) main.innerHTML = html;
      return settle();
    };
    await shows('<p>Loading</p>');
    focus.arrive('second');
    expect(document.activeElement).toBe(main);
    await shows('<h1>451 S State St</h1>');
    expect(document.activeElement).toBe(heading());

    await shows('<p>Loading</p><input>');
    focus.arrive('third');
    document.querySelector('input')?.focus();
    main?.append(document.createElement('h1'));
    await settle();
    expect(document.activeElement).toBe(document.querySelector('input'));
  });

  it('follows to the heading that takes the place of the first, unless the reader has gone on', async () => {
    const main = document.querySelector('main');
    const shows = (html: string) => {
      if (main) main.innerHTML = html;
      return settle();
    };
    await shows('<h1>Team</h1>');
    focus.arrive('second');
    await shows('<p>Loading</p>');
    await shows('<h1>Brandt Exteriors</h1><input>');
    expect(document.activeElement).toBe(heading());
    document.querySelector('input')?.focus();
    heading()?.replaceWith(document.createElement('h1'));
    await settle();
    expect(document.activeElement).toBe(document.querySelector('input'));
  });

  it.each([100, 60_000])('AUTH-12 waits %i ms for a dialog that opened with the screen', async (open) => {
    const overlay = openOverlay();
    focus.arrive('second');
    await vi.advanceTimersByTimeAsync(open);
    expect(document.activeElement).toBe(document.body);
    expect(heading()?.hasAttribute('tabindex')).toBe(false);
    overlay.remove();
    await settle();
    expect(document.activeElement).toBe(heading());
  });
});
