import { useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useShownAfterAnswer } from './shown-after-answer.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

const heard: string[] = [];

function hear(event: KeyboardEvent): void {
  heard.push(event.key);
  if (event.key === 'ArrowDown') event.preventDefault();
}

function Chip() {
  const [isOpen, open] = useState(false);
  const isShown = useShownAfterAnswer(isOpen);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        Filter
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- as an overlay does */}
      {isShown && <input autoFocus aria-label="Value" onKeyDown={hear} />}
    </>
  );
}

const button = () => document.querySelector('button');
const field = () => document.querySelector('input');
/** With what React renders for it before the browser goes on. */
const click = () => flushSync(() => button()?.click());
const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

/** In the order of a browser's events, which the testing library would have finished one by one. */
describe('an overlay that is shown after the answer of its button', () => {
  let root: Root;
  const before = globalThis.IS_REACT_ACT_ENVIRONMENT;

  beforeEach(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
    heard.length = 0;
    root = createRoot(document.body.appendChild(document.createElement('main')));
    flushSync(() => root.render(<Chip />));
    button()?.focus();
    click();
  });

  afterEach(() => {
    flushSync(() => root.unmount());
    document.body.replaceChildren();
    globalThis.IS_REACT_ACT_ENVIRONMENT = before;
  });

  it('comes when the answer could be painted', async () => {
    expect([button()?.getAttribute('aria-expanded'), field()]).toEqual(['true', null]);
    await expect.poll(field).not.toBeNull();
  });

  it('is there at once for a key that follows the press, which belongs to it', () => {
    press('x');
    expect([field(), document.activeElement]).toEqual([expect.any(HTMLInputElement), field()]);
  });

  it.each([
    ['ArrowDown', false],
    ['x', true],
  ])('gives it the key %s, whose default follows: %s', (key, follows) => {
    expect([press(key), heard]).toEqual([follows, [key]]);
  });

  it('closes at once, and waits for its answer again', async () => {
    press('x');
    click();
    expect(field()).toBeNull();
    click();
    expect([button()?.getAttribute('aria-expanded'), field()]).toEqual(['true', null]);
    await expect.poll(field).not.toBeNull();
  });
});
