import { type FactChange, readFact, reportQuestionMessages } from '@ridgeline/core/reports';
import { useLanguage, useWords } from '../../language/use-words.tsx';
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
  const told = (fact: FactChange['before']): string => {
    const lines = fact === null ? [] : readFact(fact, locale).answer.map(({ text }) => text);
    const all = lines.slice(0, TOLD_LINES).join('; ') || shared('unknown');
    return lines.length > TOLD_LINES ? `${all} …` : all;
  };
  return (
    <ul>
      {changes.map(({ name, before, after }) => {
        const [shown, other] =
          shows === 'after'
            ? [after, words('was', { before: told(before) })]
            : [before, words('today-is', { after: told(after) })];
        return <li key={name}>{`${questions(name)}: ${told(shown)} (${other})`}</li>;
      })}
    </ul>
  );
}
