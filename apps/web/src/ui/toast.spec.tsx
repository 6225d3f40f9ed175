import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastRegion, Toasts, type ToastContent } from './toast.tsx';

let toasts: Toasts;

beforeEach(() => {
  vi.useFakeTimers();
  toasts = new Toasts();
  render(<ToastRegion toasts={toasts} label="Notices" closeLabel="Close" />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(toast: ToastContent): () => void {
  let hide = (): void => {};
  act(() => {
    hide = toasts.show(toast);
  });
  return hide;
}
const later = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe('a toast', () => {
  it('is a landmark with its words, and goes by itself after six seconds', () => {
    show({ tone: 'ok', text: 'Changes saved successfully' });
    expect(screen.getByRole('region', { name: 'Notices' }).textContent).toContain(
      'Changes saved successfully',
    );
    later(5_900);
    expect(screen.queryByText('Changes saved successfully')).not.toBeNull();
    later(200);
    expect(screen.queryByText('Changes saved successfully')).toBeNull();
  });

  it.each<ToastContent>([
    { tone: 'danger', text: 'stays' },
    { tone: 'warn', text: 'stays' },
    { tone: 'info', text: 'stays', action: { label: 'Undo', onPress: () => {} } },
  ])('stays until it is answered when it failed, warns or asks: $tone', (toast) => {
    show(toast);
    later(60_000);
    expect(screen.queryByText('stays')).not.toBeNull();
  });

  it('NOTE-1 goes when its action is taken, and then does it', () => {
    const taken = vi.fn<() => void>();
    show({ tone: 'warn', text: 'Past due', action: { label: 'Take Action', onPress: taken } });
    fireEvent.click(screen.getByRole('button', { name: 'Take Action' }));
    expect(taken).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Past due')).toBeNull();
  });

  it('goes by its close button', () => {
    show({ tone: 'danger', title: 'Oops', text: 'It failed' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('It failed')).toBeNull();
  });

  it('can be removed by the code that showed it', () => {
    const hide = show({ tone: 'warn', text: 'Past due' });
    act(hide);
    expect(screen.queryByText('Past due')).toBeNull();
  });

  it('goes with all others at a reset', () => {
    show({ tone: 'warn', text: 'One' });
    show({ tone: 'warn', text: 'Two' });
    act(() => toasts.clear());
    expect(screen.queryByText('One')).toBeNull();
    expect(screen.queryByText('Two')).toBeNull();
  });
});
