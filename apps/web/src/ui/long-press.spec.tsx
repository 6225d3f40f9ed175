import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLongPress } from './long-press.ts';

const opened = vi.fn<() => void>();
const pressed = vi.fn<(rowId: string) => void>();

function List() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the handlers of a list
    <div {...useLongPress(pressed)}>
      <div data-row="1001">
        <button type="button" onClick={opened}>
          Open
        </button>
      </div>
      <p>Outside</p>
    </div>
  );
}

const touch = { pointerType: 'touch', isPrimary: true, clientX: 10, clientY: 10 };
const button = () => screen.getByRole('button');

beforeEach(() => {
  vi.useFakeTimers();
  opened.mockClear();
  pressed.mockClear();
  render(<List />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a long press on a row', () => {
  it('acts on it, and the click that ends it opens nothing', () => {
    fireEvent.pointerDown(button(), touch);
    vi.advanceTimersByTime(450);
    expect(pressed).toHaveBeenCalledExactlyOnceWith('1001');
    fireEvent.pointerUp(button(), touch);
    fireEvent.click(button());
    expect(opened).not.toHaveBeenCalled();
    fireEvent.pointerDown(button(), touch);
    fireEvent.pointerUp(button(), touch);
    fireEvent.click(button());
    expect(opened).toHaveBeenCalledOnce();
  });

  it.each([
    ['a short one', () => fireEvent.pointerUp(button(), touch)],
    ['a scroll', () => fireEvent.pointerMove(button(), { ...touch, clientY: 40 })],
    ['one that the browser takes for something else', () => fireEvent.pointerCancel(button(), touch)],
  ])('is not %s', (_, act) => {
    fireEvent.pointerDown(button(), touch);
    vi.advanceTimersByTime(300);
    act();
    vi.advanceTimersByTime(1000);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('is of a finger alone, and of a row', () => {
    fireEvent.pointerDown(button(), { ...touch, pointerType: 'mouse' });
    vi.advanceTimersByTime(1000);
    fireEvent.pointerDown(screen.getByText('Outside'), touch);
    vi.advanceTimersByTime(1000);
    expect(pressed).not.toHaveBeenCalled();
  });
});
