import { SESSION_EXPIRED_DIALOG, sessionEndMessages } from '@ridgeline/core/session';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** START-5: cannot be dismissed; the only action is to sign in again. */
export const SessionExpired = observer(function SessionExpired({
  onSignIn,
}: {
  readonly onSignIn: () => void;
}) {
  const words = useWords(sessionEndMessages);
  const { title, text, action } = SESSION_EXPIRED_DIALOG;
  return (
    <Dialog
      kind="alert"
      isOpen
      title={words(title)}
      actions={
        <Button kind="primary" onPress={onSignIn}>
          {words(action)}
        </Button>
      }
    >
      {words(text)}
    </Dialog>
  );
});
