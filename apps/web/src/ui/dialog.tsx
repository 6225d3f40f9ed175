import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { ClockIcon, CloseIcon, ErrorIcon, InfoIcon } from './icons.tsx';
import { ModalLayer } from './modal-layer.tsx';

/** The three kinds of modal of the specification, and a plain one for a form or a choice. */
export type DialogKind = 'plain' | 'error' | 'alert' | 'trial-ended';

export interface DialogProps {
  readonly kind?: DialogKind;
  readonly isOpen: boolean;
  /** Called by Escape, the scrim and the close button. Without it only the dialog's own buttons close it. */
  readonly onClose?: (() => void) | undefined;
  readonly closeLabel?: string | undefined;
  readonly title: string;
  readonly size?: 's' | 'm' | 'l';
  readonly children?: ReactNode;
  /** Buttons; the main one last. */
  readonly actions?: ReactNode;
}

const ICONS = { error: ErrorIcon, alert: InfoIcon, 'trial-ended': ClockIcon } as const;

export function Dialog({
  kind = 'plain',
  isOpen,
  onClose,
  closeLabel,
  title,
  size = kind === 'plain' ? 'm' : 's',
  children,
  actions,
}: DialogProps) {
  const canClose = onClose !== undefined;
  const Glyph = kind === 'plain' ? undefined : ICONS[kind];
  return (
    <ModalLayer
      scrimClass={styles['scrim']}
      sheetClass={classNames(styles['modal'], styles[size])}
      isOpen={isOpen}
      onClose={onClose}
    >
      <AriaDialog
        className={classNames(styles['dialog'], styles[kind])}
        role={kind === 'plain' ? 'dialog' : 'alertdialog'}
      >
        <header className={styles['head']}>
          {Glyph !== undefined && (
            <span className={styles['glyph']}>
              <Glyph size={24} />
            </span>
          )}
          <Heading slot="title" level={2} className={styles['title'] ?? ''}>
            {title}
          </Heading>
          {canClose && closeLabel !== undefined && (
            <IconButton label={closeLabel} onPress={onClose}>
              <CloseIcon />
            </IconButton>
          )}
        </header>
        {children !== undefined && <div className={styles['body']}>{children}</div>}
        {actions !== undefined && <footer className={styles['actions']}>{actions}</footer>}
      </AriaDialog>
    </ModalLayer>
  );
}
