import { type AddOn, type Fact, type MissingReading, readSection } from '@ridgeline/core/reports';
import { use } from 'react';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Trace } from '../../ui/trace.tsx';
import { AddOnAction } from './add-on-action.ts';
import { FactRow } from './fact-row.tsx';
import { sheetMessages } from './sheet.messages.ts';
import styles from './facts.module.css';

/** The lines of a section: what it tells, then what it does not, together. */
export function SectionFacts({ facts }: { readonly facts: readonly Fact[] }) {
  const { locale } = useLanguage();
  const { told, missing } = readSection(facts, locale);
  const addOn = facts.find((fact) => fact.is === 'not-included')?.addOn ?? null;
  return (
    <>
      {told.length > 0 && (
        <dl className={styles['facts']}>
          {told.map((reading) => (
            <FactRow
              key={reading.question}
              reading={reading}
              fact={facts.find(({ name }) => name === reading.question)}
            />
          ))}
        </dl>
      )}
      {missing.map((group) => (
        <Missing key={`${group.standing} ${group.settle}`} group={group} addOn={addOn} />
      ))}
    </>
  );
}

/** Questions without an answer: what would give one, and on demand which they are. */
function Missing({
  group: { standing, settle, names },
  addOn,
}: {
  readonly group: MissingReading;
  readonly addOn: AddOn | null;
}) {
  const action = use(AddOnAction);
  const words = useWords(sheetMessages);
  return (
    <div
      className={classNames(styles['missing'], standing === 'not-included' && styles['absentGroup'])}
      {...(standing === 'unknown' ? { 'data-unknown': '' } : {})}
    >
      <p className={styles['missingWord']}>
        {standing === 'unknown' ? words('unknown-count', { count: names.length }) : words('not-in-report')}
      </p>
      <div className={styles['missingText']}>
        <p>{settle}</p>
        {standing === 'not-included' && addOn !== null && action !== null && (
          <div data-print="never">{action(addOn)}</div>
        )}
        <Trace summary={names.slice(0, 2).join(', ') + (names.length > 2 ? ` +${names.length - 2}` : '')}>
          <ul className={styles['names']}>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Trace>
      </div>
    </div>
  );
}
