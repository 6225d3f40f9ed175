import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ChevronDownIcon } from './icons.tsx';
import styles from './contents.module.css';

export interface ContentsItem {
  /** The id of the section that it leads to. */
  readonly id: string;
  readonly label: string;
  readonly number?: string | undefined;
  /** A small note at its end, such as "3 of 21". */
  readonly note?: ReactNode;
}

export interface ContentsProps {
  readonly label: string;
  readonly items: readonly ContentsItem[];
  /** The position for the bar on phones, such as "Jurisdiction, 1 of 10". */
  readonly position: (item: ContentsItem, at: number) => string;
}

/** A table of contents that follows the page: a rail on desktops, a bar that opens on phones. */
export function Contents({ label, items, position }: ContentsProps) {
  const { current, choose } = useCurrentSection(items);
  const bar = useRef<HTMLDetailsElement>(null);
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === current),
  );
  const item = items[at];
  const pick = (id: string) => (): void => {
    choose(id);
    if (bar.current !== null) bar.current.open = false;
  };
  return (
    <nav aria-label={label} className={styles['contents']} data-print="never">
      <div className={styles['rail']}>
        <Links items={items} current={current} pick={pick} />
      </div>
      <details ref={bar} className={styles['bar']}>
        <summary className={styles['summary']}>
          <span>{item === undefined ? label : position(item, at + 1)}</span>
          <ChevronDownIcon size={16} />
        </summary>
        <Links items={items} current={current} pick={pick} />
      </details>
    </nav>
  );
}

interface LinksProps {
  readonly items: readonly ContentsItem[];
  readonly current: string | null;
  readonly pick: (id: string) => () => void;
}

function Links({ items, current, pick }: LinksProps) {
  return (
    <ol className={styles['list']}>
      {items.map(({ id, label, number, note }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={styles['link']}
            onClick={pick(id)}
            {...(id === current ? { 'aria-current': 'location' } : {})}
          >
            <span className={styles['number']} aria-hidden="true">
              {number}
            </span>
            <span className={styles['label']}>{label}</span>
            {note !== undefined && <span className={styles['note']}>{note}</span>}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The share of the window above which a section has to begin to be the current one. */
const LINE = 0.3;

/** The last section that begins above the line; a section that was picked stays current while all of it can be seen. */
function useCurrentSection(items: readonly ContentsItem[]) {
  const [current, setCurrent] = useState<string | null>(items[0]?.id ?? null);
  const chosen = useRef<string | null>(null);
  const ids = items.map(({ id }) => id).join(' ');
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      setCurrent(sectionInView(ids.split(' '), chosen.current));
    };
    const ask = (): void => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    addEventListener('scroll', ask, { passive: true });
    addEventListener('resize', ask, { passive: true });
    ask();
    return () => {
      removeEventListener('scroll', ask);
      removeEventListener('resize', ask);
      cancelAnimationFrame(frame);
    };
  }, [ids]);
  const choose = (id: string): void => {
    chosen.current = id;
    setCurrent(id);
  };
  return { current, choose };
}

function sectionInView(ids: readonly string[], chosen: string | null): string | null {
  const tops = ids.map((id) => ({ id, box: document.getElementById(id)?.getBoundingClientRect() }));
  const picked = tops.find(({ id }) => id === chosen)?.box;
  if (picked !== undefined && picked.top >= 0 && picked.top < innerHeight * 0.9) return chosen;
  const above = tops.filter(({ box }) => box !== undefined && box.top <= innerHeight * LINE);
  return above.at(-1)?.id ?? ids[0] ?? null;
}
