import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { ChangeList } from './change-list.tsx';
import { reportToolMessages } from './report-tools.messages.ts';
import type { ReportTools } from './report-tools.ts';

/** RPT-3.2: what a refresh has changed. */
export const RefreshNotice = observer(function RefreshNotice({ tools }: { readonly tools: ReportTools }) {
  const words = useWords(reportToolMessages);
  const { changes } = tools;
  const { busy } = tools.task;
  return (
    <output>
      {busy === 'refresh' && <Alert tone="info">{words('refreshing')}</Alert>}
      {busy !== 'refresh' && changes?.length === 0 && <Alert tone="ok">{words('nothing-changed')}</Alert>}
      {busy !== 'refresh' && changes !== null && changes.length > 0 && (
        <Alert tone="info" title={words('changes-title', { count: changes.length })}>
          <ChangeList changes={changes} shows="after" />
        </Alert>
      )}
    </output>
  );
});
