import { parseAddressLine } from '@ridgeline/core/places';
import { type Fact, type FactReading, readFact, type Report, stormRowText } from '@ridgeline/core/reports';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Unknown } from '../../ui/facts.tsx';
import { FactTrace, StandingMark } from './fact-row.tsx';
import { SectionFacts } from './facts-sheet.tsx';
import { sheetMessages } from './sheet.messages.ts';
import styles from './jurisdiction-sheet.module.css';

const HEAD: ReadonlySet<string> = new Set(['controlling-municipality', 'jurisdiction-basis']);

/** The questions that an estimator asks first. */
const GLANCE = [
  'adopted-residential-code',
  'adopted-building-code',
  'ice-barrier',
  'drip-edge',
  'permit-required',
  'nearest-hail',
] as const;

type JurisdictionSheetProps = {
  readonly report: Report;
  readonly facts: readonly Fact[];
  /** A map of where the property lies. */
  readonly map?: ReactNode;
  readonly actions?: ReactNode;
};

/** The first sheet: who enforces the code here and why, then the answers that are asked for first. */
// RPT-2
export function JurisdictionSheet({ report, facts, map, actions }: JurisdictionSheetProps) {
  const rest = facts.filter(({ name }) => !HEAD.has(name));
  return (
    <section id="municipality" aria-labelledby="municipality-title" className={styles['first']}>
      <div className={styles['authority']}>
        <Authority report={report} facts={facts} actions={actions} />
        {map}
      </div>
      <Glance report={report} />
      <div className={styles['inside']}>
        <SectionFacts facts={rest} />
      </div>
    </section>
  );
}

function Authority({ report, facts, actions }: JurisdictionSheetProps) {
  const words = useWords(sheetMessages);
  const { locale } = useLanguage();
  const authority = facts.find(({ name }) => name === 'controlling-municipality');
  const basis = facts.find(({ name }) => name === 'jurisdiction-basis');
  const body = bodyOf(authority);
  const postal = postalCityOf(report.address);
  const reading = authority === undefined ? null : readFact(authority, locale);
  const why = basis === undefined ? null : readFact(basis, locale);
  const isTraced = why !== null && why.source !== null;
  return (
    <div className={styles['who']}>
      <div className={styles['whoHead']}>
        <p className={styles['kicker']}>{words(body === null ? 'authority-unknown' : 'enforced-by')}</p>
        {reading !== null && (!isTraced || why.standing !== reading.standing) && (
          <StandingMark standing={reading.standing} />
        )}
      </div>
      <h2 id="municipality-title" className={styles['name']}>
        {body === null ? words('unknown') : body.name}
        {body !== null && <span className={styles['kind']}>{words(body.kind)}</span>}
      </h2>
      {body !== null && postal !== null && !isSame(body.name, postal) && (
        <p className={styles['notPostal']}>{words('not-postal-city', { city: postal })}</p>
      )}
      {body === null && reading !== null && <Unknown settle={reading.settle}>{words('unknown')}</Unknown>}
      {why !== null && why.answer.length > 0 && (
        <ol className={styles['reasons']}>
          {why.answer.map((line) => (
            <li key={line.text}>{line.text}</li>
          ))}
        </ol>
      )}
      {isTraced && <FactTrace reading={why} />}
      {actions}
    </div>
  );
}

function bodyOf(fact: Fact | undefined) {
  const row =
    fact?.is === 'known' ? fact : fact?.is === 'disputed' && fact.answers === 'first' ? fact.rows[0] : null;
  return row?.value.kind === 'jurisdiction' ? row.value.body : null;
}

/** The city in the address, which the post office gives. */
function postalCityOf(address: string | null): string | null {
  const before = parseAddressLine(address ?? '')?.streetAndCity.split(',');
  return before !== undefined && before.length > 1 ? (before.at(-1)?.trim() ?? null) : null;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function Glance({ report }: { readonly report: Report }) {
  const words = useWords(sheetMessages);
  const { locale } = useLanguage();
  const facts = GLANCE.flatMap((question) => report.facts.find(({ name }) => name === question) ?? []);
  if (facts.length === 0) return null;
  return (
    <section aria-label={words('at-a-glance')}>
      <dl className={styles['glance']}>
        {facts.map((fact) => (
          <GlanceCell key={fact.name} fact={fact} reading={readFact(fact, locale)} />
        ))}
      </dl>
    </section>
  );
}

function GlanceCell({ fact, reading }: { readonly fact: Fact; readonly reading: FactReading }) {
  const words = useWords(sheetMessages);
  const { locale } = useLanguage();
  const { name, standing, answer, limits } = reading;
  const storm = fact.is === 'known' && fact.value.kind === 'storms' ? fact.value.rows[0] : undefined;
  const row = storm === undefined ? null : stormRowText(storm, locale);
  const isOpen = answer.length === 0;
  return (
    <div className={classNames(styles['cell'], isOpen && standing !== 'not-included' && styles['open'])}>
      <dt className={styles['cellName']}>{name}</dt>
      <dd className={styles['cellAnswer']}>
        <span
          className={standing === 'not-included' ? styles['absent'] : styles['cellValue']}
          lang={row === null ? answer[0]?.lang : undefined}
        >
          {isOpen
            ? words(standing === 'not-included' ? 'not-in-report-short' : 'unknown')
            : row === null
              ? answer[0]?.text
              : `${row.size}, ${row.miles} mi`}
        </span>
        {limits[0] !== undefined && row === null && (
          <span className={styles['cellLimit']} lang={limits[0].lang}>
            {limits[0].text}
          </span>
        )}
        <StandingMark standing={standing} />
      </dd>
    </div>
  );
}
