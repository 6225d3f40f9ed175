import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { FormError } from '../../ui/alert.tsx';
import { reportFailureMessages } from './report-failure.messages.ts';
import type { ReportTask } from './report-task.ts';

/** What went wrong with what a dialog does, unless its field says it. */
export const ToolFailure = observer(function ToolFailure({
  task: { failure },
}: {
  readonly task: ReportTask;
}) {
  const reports = useWords(reportFailureMessages);
  if (failure === 'jurisdiction-name-required' || failure === 'correction-reason-required') return null;
  return <FormError>{failure !== null && reports(failure)}</FormError>;
});
