import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CommandPalette } from './command-palette.tsx';
import './testing/jsdom-gaps.ts';

afterEach(cleanup);

const create = vi.fn<() => void>();

function Page() {
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
        ]}
      />
    </>
  );
}

async function openPalette(): Promise<void> {
  render(<Page />);
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

  it('gives the focus back when it closes', async () => {
    await openPalette();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  });
});
