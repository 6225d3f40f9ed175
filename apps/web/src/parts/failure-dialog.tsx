import { useId, type ReactNode } from 'react';
import { ErrorIcon } from '../ui/signs.tsx';
import styles from './failure-dialog.module.css';

/**
 * The dialog of a page that failed. A native dialog, included in the initial bundle: when code cannot be
 * loaded, the dialog that says so must be there already. Only its buttons close it.
 */
export function FailureDialog({
  title,
  text,
  actions,
}: {
  readonly title: string;
  readonly text?: string;
  /** The main button last. */
  readonly actions: ReactNode;
}) {
  const id = useId();
  return (
    <dialog
      ref={stayOpen}
      className={styles['dialog']}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      {...(text === undefined ? {} : { 'aria-describedby': `${id}-text` })}
      onCancel={(event) => event.preventDefault()}
      onClose={(event) => stayOpen(event.currentTarget)}
    >
      <div className={styles['head']}>
        <ErrorIcon size={24} />
        <h2 id={`${id}-title`} className={styles['title']}>
          {title}
        </h2>
      </div>
      {text !== undefined && (
        <p id={`${id}-text`} className={styles['text']}>
          {text}
        </p>
      )}
      <div className={styles['actions']}>{actions}</div>
    </dialog>
  );
}

function stayOpen(dialog: HTMLDialogElement | null): void {
  if (dialog !== null && !dialog.open) dialog.showModal();
}
