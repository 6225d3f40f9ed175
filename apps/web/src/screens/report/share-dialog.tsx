import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Text } from '../../ui/heading.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { reportToolMessages } from './report-tools.messages.ts';
import type { ReportTools } from './report-tools.ts';
import { ToolFailure } from './tool-failure.tsx';

type Props = { readonly tools: ReportTools };

// NAV-2
export const ShareDialog = observer(function ShareDialog({ tools }: Props) {
  const words = useWords(reportToolMessages);
  const { link } = tools.sharing;
  return (
    <Dialog
      isOpen={tools.task.opened === 'share'}
      onClose={tools.task.close}
      closeLabel={words('close')}
      title={words('share-title')}
    >
      <Stack gap={4}>
        <Text tone="second">{words('share-text')}</Text>
        {link === null && tools.task.busy === 'share' && <Spinner label={words('making-link')} />}
        {link !== null && (
          <>
            <TextField label={words('link')} isReadOnly value={tools.sharing.address} onChange={() => {}} />
            <DateField
              label={words('ends-on')}
              hint={words('ends-hint')}
              max="9999-12-31"
              error={tools.sharing.isEndOver ? words('end-is-over') : undefined}
              value={tools.sharing.endDay}
              onChange={(day) => void tools.sharing.endOn(day)}
            />
          </>
        )}
        <ToolFailure task={tools.task} />
        {link !== null && (
          <Cluster justify="end" gap={2}>
            <Button onPress={() => void tools.sharing.end()}>{words('end-link')}</Button>
            <Button kind="primary" onPress={() => void tools.sharing.copy()}>
              {words('copy-link')}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Dialog>
  );
});
