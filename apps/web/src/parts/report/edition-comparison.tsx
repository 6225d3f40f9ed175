import {
  editionTable,
  type Fact,
  isChange,
  provisionInShortMessages,
  readFact,
} from '@ridgeline/core/reports';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { ComparisonTable } from '../../ui/comparison-table.tsx';
import { Trace } from '../../ui/trace.tsx';
import styles from './report.module.css';
import { sheetMessages } from './sheet.messages.ts';

/** What changes with the edition of the code, beside the one in force. */
// RPT-3
export function EditionComparison({ facts }: { readonly facts: readonly Fact[] }) {
  const words = useWords(sheetMessages);
  const provisions = useWords(provisionInShortMessages);
  const { locale } = useLanguage();
  const table = editionTable(facts);
  if (table === null) return null;
  return (
    <section className={styles['editions']} aria-labelledby="editions-title">
      <div className={styles['summary']}>
        <h3 id="editions-title" className={styles['headline']}>
          {words('edition-title')}
        </h3>
        <p className={styles['limits']}>{words('edition-lead')}</p>
      </div>
      <ComparisonTable
        caption={words('irc')}
        markLabel={words('in-force')}
        columns={table.editions.map((edition) => ({
          id: String(edition),
          title: String(edition),
          isMarked: edition === table.inForce,
        }))}
        rows={table.rows.map(({ question, cells }) => ({
          id: question,
          title: words(question),
          cells: cells.map(({ section, says, differs, isUnverified }) => ({
            text: says === null ? words('not-verified') : provisions(says),
            note: section,
            differs,
            isUncertain: isUnverified,
          })),
        }))}
      />
      <Trace summary={words('edition-sources')}>
        <ul className={styles['besideList']}>
          {facts
            .filter(({ name }) => isChange(name))
            .map((fact) => readFact(fact, locale))
            .map(({ name, question, answer, source }) => (
              <li key={question}>
                <strong>{name}:</strong> {answer.join(' ')}
                {source !== null && <p>{`${source.name} · ${source.day}`}</p>}
              </li>
            ))}
        </ul>
      </Trace>
    </section>
  );
}
