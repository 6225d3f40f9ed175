import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { InReaderLocale } from './in-reader-locale.tsx';

export interface ModalLayerProps {
  readonly scrimClass: string | undefined;
  readonly sheetClass: string | undefined;
  readonly isOpen: boolean;
  /** Called by Escape and by a press beside the sheet. Left out, what stands on it can only be answered. */
  readonly onClose: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A sheet over the page, which waits behind its scrim. */
export function ModalLayer({ scrimClass = '', sheetClass = '', isOpen, onClose, children }: ModalLayerProps) {
  const canClose = onClose !== undefined;
  return (
    <InReaderLocale>
      <ModalOverlay
        className={scrimClass}
        data-scrim
        isOpen={isOpen}
        isDismissable={canClose}
        isKeyboardDismissDisabled={!canClose}
        onOpenChange={(open) => {
          if (!open) onClose?.();
        }}
      >
        <Modal className={sheetClass}>{children}</Modal>
      </ModalOverlay>
    </InReaderLocale>
  );
}
