import { classNames } from '../../../ui/class-names.ts';
import { Heading, Text } from '../../../ui/heading.tsx';
import styles from './readings-table.module.css';
import { inNextPicture } from './in-next-picture.tsx';

export interface ReadingsTableProps {
  /** Of the heading; one of each on a page. */
  readonly id?: string;
  readonly title: string;
  readonly lead: string;
  /** The first column names the reading. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly title: string;
    /** The reading of the inputs as they are. */
    readonly isOwn: boolean;
    readonly cells: readonly string[];
  }[];
}

/** Ways to read the same roof below each other; each a block on a phone. */
export const ReadingsTable = inNextPicture(function ReadingsTable({
  id = 'readings',
  title,
  lead,
  columns,
  rows,
}: ReadingsTableProps) {
  const [first, ...others] = columns;
  return (
    <section className={styles['readings']} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Text tone="second">{lead}</Text>
      <table className={styles['table']} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.title} className={classNames(row.isOwn && styles['own'])}>
              <th scope="row">{row.title}</th>
              {row.cells.map((cell, index) => (
                <td key={others[index]} data-label={others[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

/** A difference with its sign: `+90.37 sq ft`. */
export function signed(value: number, text: string): string {
  if (value === 0) return text;
  return `${value > 0 ? '+' : '−'}${text}`;
}
