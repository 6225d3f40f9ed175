import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DataTable, type Column } from './data-table.tsx';

afterEach(cleanup);

interface Item {
  readonly name: string;
  readonly quantity: number;
}

const COLUMNS: readonly Column<Item>[] = [
  { id: 'name', title: 'Item', cell: (item) => item.name, isRowHead: true, isSortable: true },
  { id: 'quantity', title: 'Quantity', cell: (item) => item.quantity, align: 'end' },
];

describe('the table', () => {
  it('names its rows and says how it is sorted', () => {
    render(
      <DataTable
        caption="Materials"
        columns={COLUMNS}
        rows={[{ name: 'Drip edge', quantity: 21 }]}
        rowId={(item) => item.name}
        sorting={{ by: 'name', order: 'descending' }}
        onSort={() => {}}
      />,
    );
    expect(screen.getByRole('rowheader').textContent).toBe('Drip edge');
    expect(screen.getByRole('columnheader', { name: 'Item' }).getAttribute('aria-sort')).toBe('descending');
    expect(screen.getByRole('columnheader', { name: 'Quantity' }).hasAttribute('aria-sort')).toBe(false);
  });

  it('asks its owner to sort', async () => {
    const sort = vi.fn<(by: string) => void>();
    render(
      <DataTable
        caption="Materials"
        columns={COLUMNS}
        rows={[]}
        rowId={(item) => item.name}
        onSort={sort}
        empty="None"
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Item' }));
    expect(sort).toHaveBeenCalledWith('name');
    expect(screen.getByText('None')).toBeDefined();
  });
});
