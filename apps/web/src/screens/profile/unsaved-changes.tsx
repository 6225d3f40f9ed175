import { profileMessages } from '@ridgeline/core/profile';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { shellMessages } from '../../parts/shell.messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { NameEditor } from './name-editor.ts';
import { profileScreenMessages } from './profile.messages.ts';

/** PROF-4: asked of whoever leaves. Escape stays and goes on editing. */
export const UnsavedChanges = observer(function UnsavedChanges({ editor }: { readonly editor: NameEditor }) {
  const words = useWords(profileScreenMessages);
  const general = useWords(profileMessages);
  const shell = useWords(shellMessages);
  return (
    <Dialog
      kind="alert"
      isOpen={editor.held !== null}
      onClose={editor.stay}
      closeLabel={shell('close')}
      title={general('unsaved-title')}
      actions={
        <>
          <Button isDisabled={editor.isSaving} onPress={editor.discard}>
            {general('unsaved-discard')}
          </Button>
          <Button
            kind="primary"
            isPending={editor.isSaving}
            pendingLabel={words('saving')}
            onPress={editor.save}
          >
            {general('unsaved-save')}
          </Button>
        </>
      }
    >
      <p>{general('unsaved-text')}</p>
    </Dialog>
  );
});
