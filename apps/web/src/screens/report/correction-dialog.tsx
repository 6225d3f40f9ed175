import { placesMessages } from '@ridgeline/core/places';
import { type Report, statedCorrection } from '@ridgeline/core/reports';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Text } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { reportToolMessages } from './report-tools.messages.ts';
import type { ReportTools } from './report-tools.ts';
import { ToolFailure } from './tool-failure.tsx';

type Props = {
  readonly tools: ReportTools;
  readonly report: Report;
};

// RPT-2.3
export const CorrectionDialog = observer(function CorrectionDialog({ tools, report }: Props) {
  const words = useWords(reportToolMessages);
  const places = useWords(placesMessages);
  const { locale } = useLanguage();
  const { failure } = tools.task;
  const { typed: correction } = tools.correcting;
  const isCorrected = statedCorrection(report.facts) !== null;
  return (
    <Dialog
      isOpen={tools.task.opened === 'correction'}
      onClose={tools.task.close}
      closeLabel={words('close')}
      title={words('correction-title')}
    >
      <Form onSubmit={tools.correcting.save}>
        <Text tone="second">{words('correction-text')}</Text>
        <RadioGroup
          key={locale}
          label={words('authority-kind')}
          name="kind"
          options={(['city', 'county', 'town'] as const).map((kind) => ({ id: kind, label: words(kind) }))}
          value={correction.kind}
          onChange={(kind) => tools.correcting.type({ kind: kind as 'city' | 'county' | 'town' })}
        />
        <TextField
          label={words('authority-name')}
          name="authority"
          maxLength={100}
          isRequired
          error={failure === 'jurisdiction-name-required' ? places(failure) : undefined}
          value={correction.name}
          onChange={(name) => tools.correcting.type({ name })}
        />
        <TextField
          label={words('authority-why')}
          hint={words('authority-why-hint')}
          name="why"
          maxLength={300}
          isRequired
          error={failure === 'correction-reason-required' ? places(failure) : undefined}
          value={correction.why}
          onChange={(why) => tools.correcting.type({ why })}
        />
        <ToolFailure task={tools.task} />
        <Stack gap={2}>
          <SubmitButton isPending={tools.task.busy === 'correction'} pendingLabel={words('saving')}>
            {words('save')}
          </SubmitButton>
          {isCorrected && (
            <Button isWide onPress={() => void tools.correcting.undo()}>
              {words('undo-correction')}
            </Button>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
});
