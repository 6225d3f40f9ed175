import { type StormAround, stormAroundText, type StormsAround } from '@ridgeline/core/reports';
import { type ReactNode, useState } from 'react';
import { useLanguage, useWords } from '../../../language/use-words.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { ExternalLink } from '../../../ui/link.tsx';
import { PlainButton } from '../../../ui/plain-button.tsx';
import type { StormMark } from './storm-marks.ts';
import { stormsMessages } from './storms.messages.ts';
import styles from './storms.module.css';

/** More are shown on demand. */
const FIRST = 10;

type Props = {
  readonly around: StormsAround;
  readonly marks: readonly StormMark[];
  readonly lit: string | null;
  readonly onPress: (rowId: string) => void;
  /** What is said where there is none. */
  readonly empty: string;
};

/** The cells of a row. */
type Shown = { readonly place: ReactNode };

/** Each report with its distance, size, time, place and line: what the map and the chart show, in words. */
// RPT-2 RPT-3
export function StormTable({ around, marks, lit, onPress, empty }: Props) {
  const words = useWords(stormsMessages);
  const { locale } = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const litAt = marks.findIndex(({ storm }) => storm.rowId === lit);
  const isCut = !isWhole && marks.length > FIRST && litAt < FIRST;
  const rows = (isCut ? marks.slice(0, FIRST) : marks).map((mark) => {
    const { storm } = mark;
    const { at, size, direction } = stormAroundText(storm, around, locale);
    return {
      id: storm.rowId,
      when: <span className={styles['when']}>{at}</span>,
      distance: (
        <span className={styles['away']}>{`${words('within', { miles: storm.miles })} ${direction}`}</span>
      ),
      mark: <Key mark={mark} isLit={storm.rowId === lit} onPress={onPress} />,
      size: <Size mark={mark} size={size} />,
      place: <Place storm={storm} />,
      line: <Line storm={storm} />,
    };
  });
  const hasPlaces = marks.some(({ storm }) => storm.location !== null || storm.comment !== null);
  return (
    <div className={styles['table']}>
      <DataTable
        caption={words(`table-${around.of}`)}
        columns={[
          { id: 'mark', title: words('mark'), cell: ({ mark }) => mark },
          {
            id: 'distance',
            title: words('distance'),
            isRowHead: true,
            cell: ({ distance }) => distance,
          },
          { id: 'size', title: words('size'), cell: ({ size }) => size },
          { id: 'when', title: words('when'), cell: ({ when }) => when },
          ...(hasPlaces
            ? [{ id: 'place', title: words('reported-at'), cell: ({ place }: Shown) => place }]
            : []),
          { id: 'line', title: words('line'), cell: ({ line }) => line },
        ]}
        rows={rows}
        rowId={({ id }) => id}
        empty={empty}
      />
      {isCut && (
        <div data-print="never">
          <Button size="s" onPress={() => setWhole(true)}>
            {words('more', { count: marks.length })}
          </Button>
        </div>
      )}
    </div>
  );
}

type KeyProps = Pick<Props, 'onPress'> & { readonly mark: StormMark; readonly isLit: boolean };

/** Lights the marks up, as pressing them does. */
function Key({ mark: { number, storm, isLargest }, isLit, onPress }: KeyProps) {
  const words = useWords(stormsMessages);
  return (
    <PlainButton
      className={classNames(styles['key'], isLargest && styles['keyLargest'], isLit && styles['keyLit'])}
      aria-pressed={isLit}
      aria-label={words('light-up', { number })}
      onPress={() => onPress(storm.rowId)}
    >
      {number}
    </PlainButton>
  );
}

function Size({ mark: { isLargest }, size }: { readonly mark: StormMark; readonly size: string }) {
  const words = useWords(stormsMessages);
  return (
    <span className={styles['size']}>
      {size}
      {isLargest && <span className={styles['note']}>{words('largest')}</span>}
    </span>
  );
}

function Place({ storm: { location, comment } }: { readonly storm: StormAround }) {
  return (
    <span className={styles['place']}>
      {location}
      {comment !== null && <span className={styles['note']}>{comment}</span>}
    </span>
  );
}

function Line({ storm: { rowId, url } }: { readonly storm: StormAround }) {
  const words = useWords(stormsMessages);
  return (
    <span className={styles['line']}>
      {rowId}
      {url !== null && (
        <ExternalLink href={url} newTabLabel={words('new-tab')}>
          {words('event')}
        </ExternalLink>
      )}
    </span>
  );
}
