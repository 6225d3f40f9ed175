import type { AddOn } from '@ridgeline/core/reports';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { reportToolMessages } from './report-tools.messages.ts';
import type { ReportTools } from './report-tools.ts';

type AddOnButtonProps = { readonly tools: ReportTools; readonly addOn: AddOn };

/** RPT-5: adds what the report lacks; the header tells how many are left. */
export const AddOnButton = observer(function AddOnButton({ tools, addOn }: AddOnButtonProps) {
  const words = useWords(reportToolMessages);
  return (
    <Button
      size="s"
      isPending={tools.busy === addOn}
      pendingLabel={words('adding')}
      onPress={() => void tools.add(addOn)}
    >
      {words('add-on')}
    </Button>
  );
});
