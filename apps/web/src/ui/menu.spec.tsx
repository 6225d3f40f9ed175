import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MenuButton } from './menu-button.tsx';
import { MenuPopover } from './menu.tsx';
import './testing/jsdom-gaps.ts';

afterEach(cleanup);

const print = vi.fn<() => void>();

function Page() {
  const groups = [
    { id: 'paper', label: 'Paper', entries: [{ id: 'print', label: 'Print', onAction: print }] },
  ];
  return (
    <MenuButton
      label="More"
      renderMenu={(opened) => <MenuPopover {...opened} label="More" groups={groups} />}
    >
      …
    </MenuButton>
  );
}

const more = (): HTMLElement => screen.getByRole('button', { name: 'More', hidden: true });

describe('the menu of a button', () => {
  it('opens by the arrow down, with the focus in it', async () => {
    render(<Page />);
    more().focus();
    await userEvent.keyboard('{ArrowDown}');
    const entry = await screen.findByRole('menuitem', { name: 'Print' });
    await vi.waitFor(() => expect(document.activeElement).toBe(entry));
  });

  it('opens by its button, does what is chosen, and gives the focus back', async () => {
    render(<Page />);
    await userEvent.click(more());
    expect(more().getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await vi.waitFor(() =>
      expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, more()]),
    );
  });

  it('is gone once it is closed, although the transition that it waits for was cancelled', async () => {
    render(<Page />);
    await userEvent.click(more());
    await screen.findByRole('menu');
    const running = () => [{ playState: 'running', finished: Promise.reject(new Error('cancelled')) }];
    Object.assign(Element.prototype, { getAnimations: running });
    try {
      await userEvent.keyboard('{Escape}');
      await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    } finally {
      Reflect.deleteProperty(Element.prototype, 'getAnimations');
    }
  });
});
