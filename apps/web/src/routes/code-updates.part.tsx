import { codeUpdatesModule } from '../composition/code-updates.module.ts';
import { useViewModel } from '../composition/container-context.tsx';
import { CodeUpdates } from '../screens/profile/code-updates.tsx';
import { CodeUpdatesViewModel } from '../screens/profile/code-updates.view-model.ts';

export function CodeUpdatesPart() {
  return <CodeUpdates vm={useViewModel(CodeUpdatesViewModel, codeUpdatesModule)} />;
}
