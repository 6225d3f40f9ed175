import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CommandPalette } from './command-palette.tsx';
import type { MenuGroup } from './menu.tsx';
import './testing/jsdom-gaps.ts';

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const create = vi.fn<() => void>();
const archive = vi.fn<() => void>();

const NO_GROUPS: readonly MenuGroup[] = [];

function Page({ more = NO_GROUPS }: { readonly more?: readonly MenuGroup[] }) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <button type="button" onClick={() => open(true)}>
        Open
      </button>
      <CommandPalette
        isOpen={isOpen}
        onClose={() => open(false)}
        label="Go to or do"
        placeholder="Type"
        emptyLabel="Nothing fits."
        groups={[
          {
            id: 'go',
            label: 'Go to',
            entries: [
              { id: 'projects', label: 'Projects' },
              { id: 'team', label: 'Team' },
            ],
          },
          { id: 'do', label: 'Do', entries: [{ id: 'new', label: 'New project', onAction: create }] },
          ...more,
        ]}
      />
    </>
  );
}

async function openPalette(more?: readonly MenuGroup[]): Promise<void> {
  render(<Page {...(more && { more })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
}

const offered = (): (string | null)[] => screen.getAllByRole('menuitem').map((item) => item.textContent);

describe('the command palette', () => {
  it('opens with everything, ready to type', async () => {
    await openPalette();
    expect(offered()).toEqual(['Projects', 'Team', 'New project']);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('narrows while one types, and leaves out empty groups', async () => {
    await openPalette();
    await userEvent.keyboard('new');
    expect(offered()).toEqual(['New project']);
    expect(screen.queryByText('Go to')).toBeNull();
  });

  it('says when nothing fits', async () => {
    await openPalette();
    await userEvent.keyboard('zzz');
    expect(screen.getByText('Nothing fits.')).toBeDefined();
  });

  it('does what was chosen by arrow and Enter, and closes', async () => {
    await openPalette();
    await userEvent.keyboard('pro{ArrowDown}{Enter}');
    expect(create).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  describe('with an entry that is disabled', () => {
    const ARCHIVE = { label: 'Archive', isDisabled: true } as const;
    const more: readonly MenuGroup[] = [
      {
        id: 'more',
        label: 'More',
        entries: [
          { ...ARCHIVE, id: 'archive', onAction: archive },
          { ...ARCHIVE, id: 'archived', label: 'Archived projects', href: '/archived' },
        ],
      },
    ];

    it('shows it as disabled, and neither a press nor a link leads on', async () => {
      await openPalette(more);
      const entries = screen.getAllByRole('menuitem', { name: /^Archive/ });
      expect(entries).toHaveLength(2);
      for (const entry of entries) {
        expect(entry.getAttribute('aria-disabled')).toBe('true');
        expect(entry.getAttribute('href')).toBeNull();
        await userEvent.click(entry);
      }
      expect(archive).not.toHaveBeenCalled();
      expect(screen.getByRole('dialog')).toBeDefined();
    });

    it('is passed over by the arrows and by Enter', async () => {
      await openPalette(more);
      await userEvent.keyboard('arch{Enter}{ArrowDown}{Enter}');
      expect(archive).not.toHaveBeenCalled();
      expect(screen.getByRole('dialog')).toBeDefined();

      await userEvent.clear(screen.getByRole('searchbox'));
      await userEvent.keyboard('{ArrowUp}{Enter}');
      expect(create).toHaveBeenCalledTimes(1);
    });
  });

  it('gives the focus back when it closes', async () => {
    await openPalette();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  });
});
