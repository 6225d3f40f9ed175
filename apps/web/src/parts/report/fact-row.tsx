import type { AsideReading, Fact, FactReading, SourceReading, Standing } from '@ridgeline/core/reports';
import { useWords } from '../../language/use-words.tsx';
import { Confidence } from '../../ui/confidence.tsx';
import { Unknown } from '../../ui/facts.tsx';
import { ExternalLink } from '../../ui/link.tsx';
import { Trace } from '../../ui/trace.tsx';
import { ContactRows } from './contact-rows.tsx';
import { Phrases } from './phrases.tsx';
import { sheetMessages } from './sheet.messages.ts';
import styles from './facts.module.css';

type FactRowProps = {
  readonly reading: FactReading;
  /** The fact itself, for answers that are more than text. */
  readonly fact: Fact | undefined;
};

/** A line of a report: question, answer, where it is from, and how far it can be relied on. */
export function FactRow({ reading, fact }: FactRowProps) {
  return (
    <div className={styles['fact']}>
      <dt className={styles['term']}>{reading.name}</dt>
      <dd className={styles['answer']}>
        <Answer reading={reading} fact={fact} />
      </dd>
      {reading.source === null && reading.beside.length === 0 ? null : (
        <dd className={styles['from']}>
          <FactTrace reading={reading} />
        </dd>
      )}
    </div>
  );
}

function Answer({ reading, fact }: FactRowProps) {
  const words = useWords(sheetMessages);
  const { standing, answer, limits, settle } = reading;
  if (answer.length === 0) {
    return (
      <Unknown settle={settle}>
        {words(
          standing === 'not-included' ? 'not-in-report' : standing === 'disputed' ? 'disputed' : 'unknown',
        )}
      </Unknown>
    );
  }
  const value = fact?.is === 'known' ? fact.value : null;
  return (
    <>
      {value?.kind === 'contacts' && value.rows.length > 0 ? (
        <ContactRows rows={value.rows} />
      ) : (
        answer.map((line) => (
          <p key={line.text} className={styles['line']} lang={line.lang}>
            {line.text}
          </p>
        ))
      )}
      {limits.length > 0 && (
        <p className={styles['limits']}>
          <Phrases of={limits} />
        </p>
      )}
      {settle !== null && <p className={styles['limits']}>{settle}</p>}
    </>
  );
}

const BARS = { verified: 3, likely: 2, disputed: 1 } as const;

export function StandingMark({ standing }: { readonly standing: Standing }) {
  const words = useWords(sheetMessages);
  return standing === 'unknown' || standing === 'not-included' ? null : (
    <Confidence bars={BARS[standing]}>{words(standing)}</Confidence>
  );
}

/** Source, date and confidence; one press shows the whole trace. */
export function FactTrace({ reading }: { readonly reading: FactReading }) {
  const words = useWords(sheetMessages);
  const { source, standing, beside } = reading;
  const hasAnswer = standing === 'verified' || standing === 'likely' || standing === 'disputed';
  return (
    <>
      {source !== null && <StandingMark standing={standing} />}
      <Trace
        summary={source === null ? `${words('beside')} (${beside.length})` : `${source.name} · ${source.day}`}
      >
        {hasAnswer && source !== null && <p>{words(`${standing}-text`)}</p>}
        {source !== null && <SourceLines source={source} />}
        {beside.length > 0 && (
          <div>
            {source !== null && <p className={styles['besideTitle']}>{words('beside')}</p>}
            <ul className={styles['besideList']}>
              {beside.map((aside) => (
                <Aside
                  key={`${aside.why} ${aside.said[0]?.text} ${aside.limits[0]?.text} ${aside.source.name} ${aside.source.rowId}`}
                  aside={aside}
                />
              ))}
            </ul>
          </div>
        )}
      </Trace>
    </>
  );
}

function Aside({ aside: { why, said, limits, source } }: { readonly aside: AsideReading }) {
  return (
    <li>
      <strong>{why}:</strong> <Phrases of={said} />
      {limits.length > 0 && (
        <>
          {' ('}
          <Phrases of={limits} />)
        </>
      )}
      <SourceLines source={source} />
    </li>
  );
}

function SourceLines({ source: { name, day, url, rowId } }: { readonly source: SourceReading }) {
  const words = useWords(sheetMessages);
  return (
    <p>
      {url === null ? (
        name
      ) : (
        <ExternalLink href={url} newTabLabel={words('new-tab')}>
          {name}
        </ExternalLink>
      )}
      {`, ${day}`}
      {rowId !== null && <span className={styles['rowId']}>{`${words('row')}: ${rowId}`}</span>}
    </p>
  );
}
