import type { Report, ReportVersion } from '@ridgeline/core/reports';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DataList, DataRow } from '../../ui/data-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Text } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { EarlierVersions } from './earlier-versions.ts';
import { reportToolMessages } from './report-tools.messages.ts';

type Props = { readonly versions: EarlierVersions; readonly report: Report };

/** RPT-3.2: what a report has said, one version to be shown. */
export const VersionsDialog = observer(function VersionsDialog({ versions, report }: Props) {
  const words = useWords(reportToolMessages);
  return (
    <Dialog
      isOpen={versions.isOpen}
      onClose={versions.close}
      closeLabel={words('close')}
      title={words('versions-title')}
    >
      <Stack gap={4}>
        <Text tone="second">{words('versions-text')}</Text>
        <List versions={versions} report={report} />
      </Stack>
    </Dialog>
  );
});

const List = observer(function List({ versions, report }: Props) {
  const words = useWords(reportToolMessages);
  const { list } = versions;
  if (list.is === 'loading') return <Spinner label={words('versions-loading')} />;
  if (list.is === 'failed') {
    return (
      <Alert
        tone="danger"
        role="alert"
        title={words('versions-failed')}
        actions={<Button onPress={() => void versions.load()}>{words('try-again')}</Button>}
      />
    );
  }
  return (
    <>
      {list.versions.length === 1 && <Text>{words('only-today')}</Text>}
      <DataList label={words('versions-title')}>
        {list.versions.map((version) => (
          <Version key={version.factsVersion} versions={versions} version={version} report={report} />
        ))}
      </DataList>
    </>
  );
});

const Version = observer(function Version({
  versions,
  version: { factsVersion, asOf },
  report,
}: Props & { readonly version: ReportVersion }) {
  const words = useWords(reportToolMessages);
  const language = useLanguage();
  const isToday = factsVersion === report.factsVersion;
  const isShown = factsVersion === (versions.shown?.report ?? report).factsVersion;
  const named = { version: String(factsVersion) };
  return (
    <DataRow
      title={words(isToday ? 'version-today' : 'version', named)}
      detail={words('version-since', { day: language.date(asOf) })}
      actions={
        isShown ? (
          <Text tone="second" size="xs">
            {words('shown-now')}
          </Text>
        ) : (
          <Button
            size="s"
            isPending={versions.opening === factsVersion}
            pendingLabel={words('loading-version')}
            aria-label={`${words('show-version')}: ${words('version', named)}`}
            onPress={() => void versions.show(factsVersion)}
          >
            {words('show-version')}
          </Button>
        )
      }
    />
  );
});
