import { useViewModel } from '../../composition/container-context.tsx';
import { ownRecordsModule } from '../../composition/own-records.module.ts';
import { waitingEditsModule } from '../../composition/waiting-edits.module.ts';
import { ConnectionStrip } from '../../shell/connection/connection-strip.tsx';
import type { ShellViewModel } from '../../view-model/shell.view-model.ts';
import { WaitingEdits } from '../../view-model/waiting-edits.store.ts';

export function ConnectionRoute({ shell }: { readonly shell: ShellViewModel }) {
  return (
    <ConnectionStrip vm={shell} edits={useViewModel(WaitingEdits, ownRecordsModule, waitingEditsModule)} />
  );
}
