import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';
import { ChevronDownIcon, SelectorIcon } from './icons.tsx';
import { PlainButton } from './plain-button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
  /** The header cell of its row. */
  readonly isRowHead?: boolean;
  readonly isSortable?: boolean;
}

export interface Sorting {
  readonly by: string;
  readonly order: 'ascending' | 'descending';
}

export interface DataTableProps<Row> {
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  /** On phones a row is a few lines, its amounts at the end: for columns that are understood without their titles. */
  readonly isStackable?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly sorting?: Sorting | undefined;
  readonly onSort?: ((by: string) => void) | undefined;
  /** Shown in place of the rows when there are none. */
  readonly empty?: ReactNode;
}

/** A table with aligned numbers. On a narrow screen it scrolls inside its frame, or its rows are stacked. */
export function DataTable<Row>({
  caption,
  isCaptionHidden = false,
  isStackable = false,
  columns,
  rows,
  rowId,
  sorting,
  onSort,
  empty,
}: DataTableProps<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard
    <section className={styles['frame']} aria-label={caption} tabIndex={0}>
      <table className={classNames(styles['table'], isStackable && styles['stackable'])}>
        <caption className={isCaptionHidden ? undefined : styles['caption']}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
          {rows.length === 0 && empty !== undefined && (
            <tr>
              <td colSpan={columns.length} className={styles['empty']}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

interface ColumnHeadProps<Row> {
  readonly column: Column<Row>;
  readonly sorting: Sorting | undefined;
  readonly onSort: ((by: string) => void) | undefined;
}

function ColumnHead<Row>({ column, sorting, onSort }: ColumnHeadProps<Row>) {
  const order = sorting?.by === column.id ? sorting.order : undefined;
  const look = classNames(styles['head'], column.align === 'end' && styles['end']);
  if (column.isSortable !== true || onSort === undefined) {
    return (
      <th scope="col" className={look}>
        {column.title}
      </th>
    );
  }
  return (
    <th scope="col" className={look} aria-sort={order ?? 'none'}>
      <PlainButton
        className={classNames(styles['sort'], order === 'ascending' && styles['up'])}
        onPress={() => onSort(column.id)}
      >
        {column.title}
        {order === undefined ? <SelectorIcon size={16} /> : <ChevronDownIcon size={16} />}
      </PlainButton>
    </th>
  );
}

function Cell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const look = classNames(styles['cell'], column.align === 'end' && styles['end']);
  return column.isRowHead === true ? (
    <th scope="row" className={classNames(look, styles['rowHead'])}>
      {column.cell(row)}
    </th>
  ) : (
    <td className={look}>{column.cell(row)}</td>
  );
}
