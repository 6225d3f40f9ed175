import { USER_FLAGS } from '@ridgeline/core/reports';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DATE_TYPES } from './project-details.ts';
import { reportToolMessages } from './report-tools.messages.ts';
import type { ReportTools } from './report-tools.ts';
import { ToolFailure } from './tool-failure.tsx';

type Props = { readonly tools: ReportTools };

// RPT-5
export const DetailsDialog = observer(function DetailsDialog({ tools }: Props) {
  const words = useWords(reportToolMessages);
  const { details, hasChanges, write } = tools.form;
  return (
    <Dialog
      isOpen={tools.task.opened === 'details'}
      onClose={tools.close}
      closeLabel={words('close')}
      title={words('details-title')}
    >
      <Form onSubmit={tools.saveDetails}>
        <TextField
          label={words('claim-number')}
          name="claimNumber"
          maxLength={60}
          value={details.claimNumber}
          onChange={(claimNumber) => write({ claimNumber })}
        />
        <TextField
          label={words('job-number')}
          name="jobNumber"
          maxLength={60}
          value={details.jobNumber}
          onChange={(jobNumber) => write({ jobNumber })}
        />
        <DateField
          label={words('project-date')}
          name="projectDate"
          value={details.date}
          onChange={(date) => write({ date })}
        />
        <Select
          label={words('date-type')}
          name="dateType"
          placeholder={words('choose-type')}
          options={DATE_TYPES.map((type) => ({ id: type, label: words(type) }))}
          value={details.dateType}
          onChange={(dateType) => write({ dateType })}
        />
        {USER_FLAGS.map((flag) => (
          <Checkbox key={flag} isSelected={details[flag]} onChange={(isSet) => write({ [flag]: isSet })}>
            {words(flag)}
          </Checkbox>
        ))}
        <ToolFailure task={tools.task} />
        <Stack gap={2}>
          <SubmitButton isPending={tools.task.busy === 'details'} pendingLabel={words('saving')}>
            {words('save')}
          </SubmitButton>
          <Button isWide isDisabled={!hasChanges} onPress={tools.discardDetails}>
            {words('discard')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
});
