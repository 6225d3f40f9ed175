import { readFact, reportQuestionMessages } from '@ridgeline/core/reports';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { sheetMessages } from '../../parts/report/sheet.messages.ts';
import { reportToolMessages } from './report-tools.messages.ts';
import type { ReportTools } from './report-tools.ts';

/** RPT-3.2: what a refresh has changed. */
export const RefreshNotice = observer(function RefreshNotice({ tools }: { readonly tools: ReportTools }) {
  const words = useWords(reportToolMessages);
  const shared = useWords(sheetMessages);
  const questions = useWords(reportQuestionMessages);
  const { locale } = useLanguage();
  const { changes, busy } = tools;
  const told = (fact: Parameters<typeof readFact>[0] | null): string =>
    (fact === null ? [] : readFact(fact, locale).answer).join('; ') || shared('unknown');
  return (
    <output>
      {busy === 'refresh' && <Alert tone="info">{words('refreshing')}</Alert>}
      {busy !== 'refresh' && changes?.length === 0 && <Alert tone="ok">{words('nothing-changed')}</Alert>}
      {busy !== 'refresh' && changes !== null && changes.length > 0 && (
        <Alert tone="info" title={words('changes-title', { count: changes.length })}>
          <ul>
            {changes.map(({ name, before, after }) => (
              <li key={name}>
                {`${questions(name)}: ${told(after)} (${words('was', { before: told(before) })})`}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </output>
  );
});
