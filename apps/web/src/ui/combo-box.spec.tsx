import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ComboBox } from './combo-box.tsx';
import './testing/jsdom-gaps.ts';

afterEach(cleanup);

const OPTIONS = [
  { id: 'denver', label: '1437 Bannock St', detail: 'Denver, CO' },
  { id: 'boulder', label: '1777 Broadway', detail: 'Boulder, CO' },
  { id: 'closed', label: '1 Closed Rd', isDisabled: true },
];

const picked = vi.fn<(id: string) => void>();
const sent = vi.fn<() => void>();
beforeEach(() => {
  picked.mockReset();
  sent.mockReset();
});

function Form({ isSearching = false }: { readonly isSearching?: boolean }) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <ComboBox
        label="Address"
        text={text}
        onTextChange={setText}
        options={isSearching ? [] : OPTIONS.filter((option) => option.label.includes(text))}
        onPick={picked}
        isSearching={isSearching}
        searchingLabel="Searching"
        emptyLabel="No address matches."
      />
    </form>
  );
}

const field = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Address' });
const offered = (): (string | null)[] => screen.queryAllByRole('option').map((option) => option.textContent);

describe('the combobox', () => {
  it('offers nothing before something is typed', async () => {
    render(<Form />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    expect(offered()).toEqual([]);
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('RPT-1 offers suggestions while one types, and picks the marked one with Enter', async () => {
    render(<Form />);
    await userEvent.type(field(), '1');
    expect(offered()).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(field().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[1]?.id);
    await userEvent.keyboard('{Enter}');
    expect(picked).toHaveBeenCalledWith('boulder');
    expect(sent).not.toHaveBeenCalled();
    expect(offered()).toEqual([]);
  });

  it('picks by a click without losing the focus', async () => {
    render(<Form />);
    await userEvent.type(field(), '14');
    await userEvent.click(screen.getByRole('option'));
    expect(picked).toHaveBeenCalledWith('denver');
    expect(document.activeElement).toBe(field());
  });

  it('does not pick what is disabled', async () => {
    render(<Form />);
    await userEvent.type(field(), 'Closed');
    await userEvent.click(screen.getByRole('option'));
    expect(picked).not.toHaveBeenCalled();
  });

  it('means what was typed when Enter finds no mark', async () => {
    render(<Form />);
    await userEvent.type(field(), '14{Enter}');
    expect(picked).not.toHaveBeenCalled();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('closes with Escape and when the focus leaves, and keeps what was typed', async () => {
    render(<Form />);
    await userEvent.type(field(), '14{Escape}');
    expect(offered()).toEqual([]);
    await userEvent.type(field(), '3');
    expect(offered()).toHaveLength(1);
    await userEvent.tab();
    expect(offered()).toEqual([]);
    expect(field().value).toBe('143');
  });

  it('says that nothing matches, or that it still searches', async () => {
    const { rerender } = render(<Form />);
    await userEvent.type(field(), 'zzz');
    expect(screen.getByText('No address matches.')).toBeDefined();
    rerender(<Form isSearching />);
    expect(screen.getByText('Searching')).toBeDefined();
    expect(screen.queryByText('No address matches.')).toBeNull();
  });
});
