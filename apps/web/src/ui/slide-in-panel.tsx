import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { ModalLayer } from './modal-layer.tsx';
import { CloseIcon } from './signs.tsx';
import styles from './slide-in-panel.module.css';

export interface SlideInPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Names the panel. */
  readonly label: string;
  readonly closeLabel: string;
  readonly side?: 'start' | 'end';
  /** Shown in the head of the panel, such as the logo. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** A panel that slides in from one side: the menu on a phone, filters, a trace. */
export function SlideInPanel({
  isOpen,
  onClose,
  label,
  closeLabel,
  side = 'start',
  head,
  children,
}: SlideInPanelProps) {
  return (
    <ModalLayer
      scrimClass={styles['scrim']}
      sheetClass={classNames(styles['panel'], styles[side])}
      isOpen={isOpen}
      onClose={onClose}
    >
      <Dialog aria-label={label} className={styles['dialog'] ?? ''}>
        <header className={styles['head']}>
          <div className={styles['lead']}>{head}</div>
          <IconButton label={closeLabel} onPress={onClose}>
            <CloseIcon />
          </IconButton>
        </header>
        <div className={styles['body']}>{children}</div>
      </Dialog>
    </ModalLayer>
  );
}
