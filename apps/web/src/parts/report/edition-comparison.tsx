import {
  comparedEditions,
  comparedEditionsMessages,
  editionTable,
  type Fact,
  isChange,
  readFact,
} from '@ridgeline/core/reports';
import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { ComparisonTable } from '../../ui/comparison-table.tsx';
import { Trace } from '../../ui/trace.tsx';
import styles from './facts.module.css';
import { SavedQuantities } from './saved-quantities.ts';
import { sheetMessages } from './sheet.messages.ts';

/** What changes with the edition of the code, beside the one in force. */
// RPT-3
export const EditionComparison = observer(function EditionComparison({
  facts,
}: {
  readonly facts: readonly Fact[];
}) {
  const words = useWords(sheetMessages);
  const compared = useWords(comparedEditionsMessages);
  const { locale } = useLanguage();
  const table = editionTable(facts);
  const quantities = use(SavedQuantities)?.rows ?? [];
  if (table === null) return null;
  return (
    <section className={styles['editions']} aria-labelledby="editions-title">
      <div className={styles['summary']}>
        <h3 id="editions-title" className={styles['headline']}>
          {compared('title')}
        </h3>
        <p className={styles['limits']}>{words('edition-lead')}</p>
      </div>
      <ComparisonTable
        caption={compared('irc')}
        markLabel={compared('in-force')}
        columns={table.editions.map((edition) => ({
          id: String(edition),
          title: String(edition),
          isMarked: edition === table.inForce,
        }))}
        rows={comparedEditions(table, quantities, locale)}
      />
      <Trace summary={words('edition-sources')}>
        <ul className={styles['besideList']}>
          {facts
            .filter(({ name }) => isChange(name))
            .map((fact) => readFact(fact, locale))
            .map(({ name, question, answer, source }) => (
              <li key={question}>
                <strong>{name}:</strong> {answer.map(({ text }) => text).join(' ')}
                {source !== null && <p>{`${source.name} · ${source.day}`}</p>}
              </li>
            ))}
        </ul>
      </Trace>
    </section>
  );
});
