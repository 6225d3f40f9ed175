import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Banner } from '../../ui/banner.tsx';
import { BottomStrip } from '../../ui/bottom-strip.tsx';
import { Button } from '../../ui/button.tsx';
import type { ShellViewModel } from '../../view-model/shell.view-model.ts';
import type { WaitingEdits } from '../../view-model/waiting-edits.store.ts';
import { ChangesDialog } from './changes-dialog.tsx';
import { connectionMessages } from './connection.messages.ts';
import { momentText } from './moment-text.ts';

/** ADR 52: says that there is no connection, how old what is shown is, and what waits to be sent. */
export const ConnectionStrip = observer(function ConnectionStrip({
  vm,
  edits,
}: {
  readonly vm: ShellViewModel;
  readonly edits: WaitingEdits;
}) {
  const words = useWords(connectionMessages);
  const { tag } = useLanguage();
  const { connection } = vm;
  const { copiedAt, waiting, conflicts, isFull, isLost, isOnline } = connection;
  const lost = isOnline ? 'weak' : 'offline';
  const { isSignedIn } = vm;
  // Who is signed in has their edits looked at by the background tasks.
  useEffect(() => void (isSignedIn || edits.look()), [isSignedIn, edits]);
  // After the dialog has closed, which happens only after this part was removed.
  useEffect(() => () => void setTimeout(focusMain), []);
  return (
    <BottomStrip>
      <Banner
        tone={conflicts > 0 || isLost || isFull ? 'warn' : 'info'}
        label={words('label')}
        action={
          <>
            {copiedAt !== null && !isLost && (
              <Button size="s" onPress={connection.refresh}>
                {words('refresh')}
              </Button>
            )}
            {connection.hasChanges && (
              <Button size="s" onPress={connection.openChanges}>
                {words('see-changes')}
              </Button>
            )}
            <ChangesDialog edits={edits} isOpen={connection.showsChanges} onClose={connection.closeChanges} />
          </>
        }
      >
        <output>
          {[
            isLost && words(isSignedIn ? lost : 'offline-visitor'),
            copiedAt !== null && words('stored', { when: momentText(copiedAt, tag) }),
            isFull && words('full'),
            waiting > 0 && words('waiting', { count: waiting }),
            !isSignedIn && edits.sealed > 0 && words('sealed', { count: edits.sealed }),
            conflicts > 0 && words('conflicts', { count: conflicts }),
          ]
            .filter((one) => one !== false)
            .join(' ')}
        </output>
      </Banner>
    </BottomStrip>
  );
});

/** The list of changes is removed with the strip and the button that opened it, which would leave the focus nowhere. */
function focusMain(): void {
  if (document.activeElement === document.body) document.getElementById('main')?.focus();
}
