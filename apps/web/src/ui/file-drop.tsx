import { useId, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './file-drop.module.css';
import type { PictureBytes } from './image-crop.tsx';

export interface FileDropProps {
  /** Says that a file can be dropped here, or chosen. */
  readonly label: string;
  readonly hint?: string | undefined;
  /** MIME types that the file dialog offers. */
  readonly accept: readonly string[];
  readonly onChoose: (file: PictureBytes) => void;
  readonly isDisabled?: boolean;
}

/** A file that is dropped or chosen. The native input is the control, so that keyboard and screen reader know it. */
export function FileDrop({ label, hint, accept, onChoose, isDisabled = false }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const hintId = useId();
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined || isDisabled) return;
    onChoose({ type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is an addition: the input inside does the same
    <label
      className={classNames(styles['drop'], isOver && styles['over'])}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void read(event.dataTransfer.files[0]);
      }}
    >
      <input
        type="file"
        className={styles['input']}
        accept={accept.join(',')}
        disabled={isDisabled}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={({ target }) => {
          void read(target.files?.[0]);
          // The same file can be chosen again after a mistake.
          target.value = '';
        }}
      />
      <span>{label}</span>
      {hint !== undefined && (
        <span id={hintId} className={styles['hint']}>
          {hint}
        </span>
      )}
    </label>
  );
}
