import { profileMessages } from '@ridgeline/core/profile';
import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.tsx';
import { shellMessages } from './shell.messages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { HeldNavigation } from '../view-model/navigation.ts';

type Props = {
  readonly editor: {
    /** The navigation that waits for Save or Discard. */
    readonly held: HeldNavigation | null;
    readonly isSaving: boolean;
    save(): unknown;
    discard(): void;
    stay(): void;
  };
  readonly savingLabel: string;
};

/** PROF-4: asked of whoever leaves. Escape stays and goes on editing. */
export const UnsavedChanges = observer(function UnsavedChanges({ editor, savingLabel }: Props) {
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
            pendingLabel={savingLabel}
            onPress={() => void editor.save()}
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
