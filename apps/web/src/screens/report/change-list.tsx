import {
  aroundPhrases,
  type FactChange,
  type Phrase,
  PHRASE_PLACE,
  phrasesJoined,
  readFact,
  reportQuestionMessages,
} from '@ridgeline/core/reports';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Runs } from '../../parts/report/phrases.tsx';
import { sheetMessages } from '../../parts/report/sheet.messages.ts';
import { reportToolMessages } from './report-tools.messages.ts';

type ChangeListProps = {
  readonly changes: readonly FactChange[];
  /** Which of the two answers the reader sees in the report below. */
  readonly shows: 'before' | 'after';
};

/** A list, such as what a maker requires, is read in its sheet. */
const TOLD_LINES = 2;

/** Each question with both answers, that of the shown report first. */
export function ChangeList({ changes, shows }: ChangeListProps) {
  const words = useWords(reportToolMessages);
  const shared = useWords(sheetMessages);
  const questions = useWords(reportQuestionMessages);
  const { locale } = useLanguage();
  const told = (fact: FactChange['before']): readonly Phrase[] => {
    const lines = fact === null ? [] : readFact(fact, locale).answer;
    if (lines.length === 0) return [{ text: shared('unknown') }];
    const all = phrasesJoined(
      lines.slice(0, TOLD_LINES).map((line) => [line]),
      '; ',
    );
    return lines.length > TOLD_LINES ? [...all, { text: ' …' }] : all;
  };
  return (
    <ul>
      {changes.map(({ name, before, after }) => {
        const [shown, other] =
          shows === 'after'
            ? [after, aroundPhrases(words('was', { before: PHRASE_PLACE }), told(before))]
            : [before, aroundPhrases(words('today-is', { after: PHRASE_PLACE }), told(after))];
        return (
          <li key={name}>
            {`${questions(name)}: `}
            <Runs of={phrasesJoined([told(shown), [{ text: ' (' }, ...other, { text: ')' }]], '')} />
          </li>
        );
      })}
    </ul>
  );
}
