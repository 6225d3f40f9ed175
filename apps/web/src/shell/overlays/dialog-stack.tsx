import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import type { DialogStore } from '../../view-model/dialogs.store.ts';
import styles from './overlays.module.css';
import { shellMessages } from '../../parts/shell.messages.ts';

/** NOTE-3: the dialog on top; its content stays while it fades out. */
export const DialogStack = observer(function DialogStack({ dialogs }: { readonly dialogs: DialogStore }) {
  const words = useWords(shellMessages);
  const { top } = dialogs;
  const [last, setLast] = useState(top);
  if (top !== null && top !== last) setLast(top);
  const shown = top ?? last;
  if (shown === null) return null;
  const { title, text, lines = [], buttons } = shown.content;
  return (
    <Dialog
      kind={shown.kind}
      isOpen={top !== null}
      onClose={dialogs.close}
      closeLabel={words('close')}
      title={title}
      actions={buttons.map((button) => (
        <Button
          key={button.label}
          kind={button.isMain === true ? 'primary' : 'secondary'}
          onPress={() => dialogs.answer(button)}
        >
          {button.label}
        </Button>
      ))}
    >
      {(text ?? '') !== '' && <p>{text}</p>}
      {lines.length > 0 && (
        <ul className={styles['lines']}>
          {lines.map((line) => (
            <li key={line}>
              <CheckIcon size={16} />
              {line}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
});
