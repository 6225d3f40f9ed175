import { classNames } from '../../../ui/class-names.ts';
import { Heading, Text } from '../../../ui/heading.tsx';
import styles from './readings-table.module.css';

export interface ReadingsTableProps {
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
export function ReadingsTable({ title, lead, columns, rows }: ReadingsTableProps) {
  const [first, ...others] = columns;
  return (
    <section className={styles['readings']} aria-labelledby="readings">
      <Heading level={2} id="readings">
        {title}
      </Heading>
      <Text tone="second">{lead}</Text>
      <table className={styles['table']} aria-labelledby="readings">
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
}
