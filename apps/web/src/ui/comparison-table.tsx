import { classNames } from './class-names.ts';
import styles from './comparison-table.module.css';

export interface ComparisonColumn {
  readonly id: string;
  readonly title: string;
  /** The one that the others are compared with. */
  readonly isMarked: boolean;
}

export interface ComparisonCell {
  readonly text: string;
  /** A small line below, such as a section. */
  readonly note: string | null;
  readonly differs: boolean;
  /** Hatched: what it says is not certain. */
  readonly isUncertain: boolean;
}

export interface ComparisonRow {
  readonly id: string;
  readonly title: string;
  /** One for each column. */
  readonly cells: readonly ComparisonCell[];
}

export interface ComparisonTableProps {
  readonly caption: string;
  /** Stands above the marked column. */
  readonly markLabel: string;
  readonly columns: readonly ComparisonColumn[];
  readonly rows: readonly ComparisonRow[];
}

/** Columns compared with the marked one: what differs is bold, with a copper edge. On a phone it is told as text. */
export function ComparisonTable(props: ComparisonTableProps) {
  return (
    <>
      <WideTable {...props} />
      <AsText {...props} />
    </>
  );
}

function WideTable({ caption, markLabel, columns, rows }: ComparisonTableProps) {
  return (
    <table className={styles['table']}>
      <caption className={styles['caption']}>{caption}</caption>
      <thead>
        <tr>
          <td className={styles['corner']} aria-hidden="true" />
          {columns.map(({ id, title, isMarked }) => (
            <th key={id} scope="col" className={classNames(styles['head'], isMarked && styles['marked'])}>
              {isMarked && <span className={styles['mark']}>{markLabel}</span>}
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, cells }) => (
          <tr key={id}>
            <th scope="row" className={styles['row']}>
              {title}
            </th>
            {cells.map((cell, at) => (
              <td
                key={columns[at]?.id}
                className={classNames(
                  styles['cell'],
                  columns[at]?.isMarked === true && styles['marked'],
                  cell.differs && styles['differs'],
                  cell.isUncertain && styles['uncertain'],
                )}
              >
                <Said cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Said({ cell: { text, note } }: { readonly cell: ComparisonCell }) {
  return (
    <>
      <span className={styles['text']}>{text}</span>
      {note !== null && <span className={styles['note']}>{note}</span>}
    </>
  );
}

/** `2018 (in force), 2021: …`, then `2012, 2024: …`. */
function AsText({ caption, markLabel, columns, rows }: ComparisonTableProps) {
  return (
    <section className={styles['asText']} aria-label={caption}>
      <dl className={styles['lines']}>
        {rows.map(({ id, title, cells }) => (
          <div key={id} className={styles['line']}>
            <dt className={styles['row']}>{title}</dt>
            {groupsOf(columns, cells, markLabel).map(({ titles, cell, isMarked }) => (
              <dd
                key={titles}
                className={classNames(
                  isMarked && styles['now'],
                  cell.differs && styles['differs'],
                  cell.isUncertain && styles['uncertain'],
                )}
              >
                <span className={styles['which']}>{`${titles}: `}</span>
                <span className={styles['text']}>{cell.text}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

interface Group {
  readonly titles: string;
  readonly cell: ComparisonCell;
  readonly isMarked: boolean;
}

/** Those with the same text together, the marked column and those that agree with it first. */
function groupsOf(
  columns: readonly ComparisonColumn[],
  cells: readonly ComparisonCell[],
  markLabel: string,
): readonly Group[] {
  const groups = new Map<string, { titles: string[]; cell: ComparisonCell; isMarked: boolean }>();
  for (const [at, cell] of cells.entries()) {
    const column = columns[at];
    if (column === undefined) continue;
    const group = groups.get(cell.text) ?? { titles: [], cell, isMarked: false };
    if (column.isMarked) group.titles.unshift(`${column.title} (${markLabel})`);
    else group.titles.push(column.title);
    group.isMarked ||= column.isMarked;
    groups.set(cell.text, group);
  }
  return [...groups.values()]
    .toSorted((one, other) => Number(other.isMarked) - Number(one.isMarked))
    .map(({ titles, ...group }) => ({ ...group, titles: titles.join(', ') }));
}
