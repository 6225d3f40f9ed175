import { toldChanges } from '@ridgeline/core/reports';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ChangeList } from './change-list.tsx';
import type { EarlierVersions } from './earlier-versions.ts';
import { reportToolMessages } from './report-tools.messages.ts';

/** Above a report that is shown as it was. */
export const EarlierNotice = observer(function EarlierNotice({
  versions,
}: {
  readonly versions: EarlierVersions;
}) {
  const words = useWords(reportToolMessages);
  const language = useLanguage();
  const { shown } = versions;
  const changes = toldChanges(shown?.changes ?? []);
  return (
    <output>
      {shown !== null && (
        <Alert
          tone="warn"
          title={words('earlier-title', {
            version: String(shown.report.factsVersion),
            day: shown.report.asOf === null ? '' : language.date(shown.report.asOf),
          })}
          actions={<Button onPress={versions.backToToday}>{words('back-to-today')}</Button>}
        >
          {changes.length === 0 ? (
            words('earlier-same')
          ) : (
            <>
              <p>{words('earlier-changes', { count: changes.length })}</p>
              <ChangeList changes={changes} shows="before" />
            </>
          )}
        </Alert>
      )}
    </output>
  );
});
