import type { EditionQuantities } from '@ridgeline/core/calculators';
import {
  type EditionTable,
  editionTable,
  type Fact,
  isChange,
  provisionInShortMessages,
  readFact,
} from '@ridgeline/core/reports';
import { use } from 'react';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { type ComparisonRow, ComparisonTable } from '../../ui/comparison-table.tsx';
import { Trace } from '../../ui/trace.tsx';
import styles from './facts.module.css';
import { SavedQuantities } from './saved-quantities.ts';
import { sheetMessages } from './sheet.messages.ts';

/** What changes with the edition of the code, beside the one in force. */
// RPT-3
export function EditionComparison({ facts }: { readonly facts: readonly Fact[] }) {
  const words = useWords(sheetMessages);
  const provisions = useWords(provisionInShortMessages);
  const { locale } = useLanguage();
  const table = editionTable(facts);
  const recalculated = useRecalculated(table);
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
        rows={table.rows.flatMap(({ question, cells }) => [
          {
            id: question,
            title: words(question),
            cells: cells.map(({ section, says, differs, isUnverified }) => ({
              text: says === null ? words('not-verified') : provisions(says),
              note: section,
              differs,
              isUncertain: isUnverified,
            })),
          },
          ...recalculated.filter(({ below }) => below === question),
        ])}
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

type RecalculatedRow = ComparisonRow & { readonly below: EditionTable['rows'][number]['question'] };
const BELOW = { 'ice-and-water-shield': 'ice-barrier-changes', ventilation: 'ventilation-changes' } as const;

/** What the saved calculations ask for, in the columns of the table. */
// RPT-3 CALC-6
function useRecalculated(table: EditionTable | null): readonly RecalculatedRow[] {
  const words = useWords(sheetMessages);
  const quantities = use(SavedQuantities);
  if (table === null) return [];
  const { editions, inForce } = table;
  return quantities.map((saved) => {
    const told = textsByEdition(saved, words);
    const now = told.get(inForce);
    return {
      id: saved.calculator,
      below: BELOW[saved.calculator],
      title: words(`recalculated-${saved.calculator}`),
      cells: editions.map((edition) => {
        const { text = words('not-verified'), note = null } = told.get(edition) ?? {};
        return { text, note, differs: now !== undefined && text !== now.text, isUncertain: false };
      }),
    };
  });
}

type Told = ReadonlyMap<number, { readonly text: string; readonly note: string | null }>;

type SheetWords = ReturnType<typeof useWords<typeof sheetMessages>>;

function textsByEdition(saved: EditionQuantities, words: SheetWords): Told {
  if (saved.calculator === 'ventilation') {
    return new Map(
      saved.editions.map(({ edition, requiredSqIn }) => [
        edition,
        { text: words('quantity-sq-in', { amount: String(requiredSqIn) }), note: null },
      ]),
    );
  }
  return new Map(
    saved.editions.map(({ edition, rolls, totalSf }) => [
      edition,
      {
        text: words('quantity-sf', { amount: totalSf.toFixed(2) }),
        note: words('quantity-rolls', { count: rolls }),
      },
    ]),
  );
}
