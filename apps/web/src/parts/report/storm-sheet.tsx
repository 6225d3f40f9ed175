import { type Fact, readFact, type Storm, type StormCount, stormRowText } from '@ridgeline/core/reports';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { FactTrace } from './fact-row.tsx';
import { SectionFacts } from './facts-sheet.tsx';
import { StormExplorer } from './storms/storms-on-demand.ts';
import { sheetMessages } from './sheet.messages.ts';
import facts from './facts.module.css';
import styles from './storm-sheet.module.css';

const HIGHLIGHTS = {
  latest: ['latest-hail', 'latest-severe-wind'],
  nearest: ['nearest-hail', 'nearest-severe-wind'],
  largest: ['largest-hail', 'strongest-wind'],
} as const;
type Highlight = keyof typeof HIGHLIGHTS;
const NAMES = Object.keys(HIGHLIGHTS) as readonly Highlight[];
const AROUND: ReadonlySet<string> = new Set(['hail-around', 'severe-wind-around']);
const COUNTS: ReadonlySet<string> = new Set(['hail-reports', 'severe-wind-reports']);

/** Hail or wind: one sentence, how many reports by distance, and each of them; of an early report those that stand out. */
// RPT-2
export function StormFacts({ facts }: { readonly facts: readonly Fact[] }) {
  const { locale } = useLanguage();
  const counts = facts.find((fact) => COUNTS.has(fact.name) && fact.is === 'known');
  const rows = counts?.is === 'known' && counts.value.kind === 'storm-counts' ? counts.value.rows : [];
  const marks = marksOf(facts);
  if (counts === undefined || rows.length === 0) return <SectionFacts facts={facts} />;
  const period = counts.is === 'known' ? counts.condition : null;
  const around = facts.find((fact) => AROUND.has(fact.name) && fact.is === 'known');
  const shown = new Set<string>([...Object.values(HIGHLIGHTS).flat(), ...COUNTS, ...AROUND]);
  const others = facts.filter((fact) => fact.is !== 'known' || !shown.has(fact.name));
  return (
    <>
      <Summary rows={rows} nearest={stormOf(facts, 'nearest')} period={period} />
      <div className={styles['storms']}>
        {rows.some(({ reports }) => reports > 0) && <Distances rows={rows} />}
        {around === undefined && marks.length > 0 && <Marks marks={marks} />}
      </div>
      {around !== undefined && <StormExplorer fact={around} />}
      <div className={styles['stormSource']}>
        <FactTrace reading={readFact(counts, locale)} />
      </div>
      {others.length > 0 && <SectionFacts facts={others} />}
    </>
  );
}

type Mark = { readonly storm: Storm; readonly why: readonly Highlight[] };

/** The same storm may be the latest and the nearest: it is one row. */
function marksOf(facts: readonly Fact[]): readonly Mark[] {
  const marks = new Map<string, { readonly storm: Storm; readonly why: Highlight[] }>();
  for (const name of NAMES) {
    for (const storm of stormsOf(facts, name)) {
      const key = `${storm.at} ${storm.miles} ${storm.rowId}`;
      const mark = marks.get(key) ?? { storm, why: [] };
      if (!mark.why.includes(name)) mark.why.push(name);
      marks.set(key, mark);
    }
  }
  return [...marks.values()].toSorted((one, other) => Number(one.storm.miles) - Number(other.storm.miles));
}

function stormsOf(facts: readonly Fact[], highlight: Highlight): readonly Storm[] {
  const names: readonly string[] = HIGHLIGHTS[highlight];
  const fact = facts.find(({ name }) => names.includes(name));
  return fact?.is === 'known' && fact.value.kind === 'storms' ? fact.value.rows : [];
}

function stormOf(facts: readonly Fact[], highlight: Highlight): Storm | undefined {
  return stormsOf(facts, highlight)[0];
}

type SummaryProps = {
  readonly rows: readonly StormCount[];
  readonly nearest: Storm | undefined;
  readonly period: string | null;
};

function Summary({ rows, nearest, period }: SummaryProps) {
  const words = useWords(sheetMessages);
  const { locale } = useLanguage();
  const first = rows.find(({ reports, withinMiles }) => reports > 0 && withinMiles !== null);
  const told = nearest === undefined ? null : stormRowText(nearest, locale);
  return (
    <div className={facts['summary']}>
      <p className={facts['headline']}>
        {first === undefined || told === null
          ? words('no-storms')
          : words('storms-found', {
              count: first.reports,
              miles: first.withinMiles ?? 0,
              size: told.size,
              distance: told.miles,
            })}
      </p>
      {period !== null && <p className={facts['limits']}>{words('storms-searched', { period })}</p>}
    </div>
  );
}

function Distances({ rows }: { readonly rows: readonly StormCount[] }) {
  const words = useWords(sheetMessages);
  const near = rows.filter(({ withinMiles }) => withinMiles !== null);
  const most = Math.max(1, ...near.map(({ reports }) => reports));
  return (
    <figure className={styles['distances']}>
      <figcaption className={styles['chartTitle']}>{words('storms-by-distance')}</figcaption>
      <ul className={styles['chart']}>
        {near.map(({ withinMiles, reports }) => (
          <li key={withinMiles} className={styles['chartRow']}>
            <span className={styles['chartLabel']}>{words('within-miles', { miles: withinMiles ?? 0 })}</span>
            <svg className={styles['chartBar']} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
              <rect className={styles['chartTrack']} width="100" height="1" />
              <rect className={styles['chartFill']} width={(reports / most) * 100} height="1" />
            </svg>
            <span className={styles['chartCount']}>{reports}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  const words = useWords(sheetMessages);
  const { locale } = useLanguage();
  const rows = marks.map(({ storm, why }, index) => ({
    id: String(index),
    why: why.map((name) => words(name)).join(', '),
    ...stormRowText(storm, locale),
  }));
  return (
    <DataTable
      caption={words('storms-table')}
      columns={[
        { id: 'why', title: words('which'), cell: ({ why }) => why, isRowHead: true },
        { id: 'miles', title: words('distance'), cell: ({ miles }) => `${miles} mi`, align: 'end' },
        { id: 'size', title: words('size'), cell: ({ size }) => size, align: 'end' },
        { id: 'at', title: words('when'), cell: ({ at }) => at },
        { id: 'record', title: words('record'), cell: ({ record }) => record },
      ]}
      rows={rows}
      rowId={({ id }) => id}
    />
  );
}
