import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog, type DialogKind } from './dialog.tsx';
import './testing/jsdom-gaps.ts';

afterEach(cleanup);

describe('the dialog', () => {
  it('closes by its button and by Escape', async () => {
    const close = vi.fn<() => void>();
    render(<Dialog isOpen onClose={close} closeLabel="Close" title="Profile" />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('is gone once it is closed, although the transition that it waits for was cancelled', async () => {
    const words = { closeLabel: 'Close', title: 'Profile' };
    const { rerender } = render(<Dialog isOpen {...words} />);
    const running = () => [{ playState: 'running', finished: Promise.reject(new Error('cancelled')) }];
    const getAnimations = vi.fn<() => unknown>(running);
    Object.assign(Element.prototype, { getAnimations });
    try {
      rerender(<Dialog isOpen={false} {...words} />);
      expect(getAnimations).toHaveBeenCalled();
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    } finally {
      Reflect.deleteProperty(Element.prototype, 'getAnimations');
    }
  });

  it('START-5 without a way to close can only be answered', async () => {
    const answer = vi.fn<() => void>();
    render(
      <Dialog
        kind="alert"
        isOpen
        title="Session Expired"
        actions={
          <button type="button" onClick={answer}>
            Sign In
          </button>
        }
      />,
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Session Expired' })).toBeDefined();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it.each<[DialogKind, string]>([
    ['plain', 'dialog'],
    ['error', 'alertdialog'],
    ['alert', 'alertdialog'],
    ['trial-ended', 'alertdialog'],
  ])('of the kind %s is read as %s', (kind, role) => {
    render(<Dialog kind={kind} isOpen onClose={() => {}} title="Title" />);
    expect(screen.getByRole(role, { name: 'Title' })).toBeDefined();
  });
});
