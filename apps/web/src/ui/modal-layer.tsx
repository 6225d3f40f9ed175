import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { InReaderLocale } from './in-reader-locale.tsx';

export interface ModalLayerProps {
  readonly scrimClass: string | undefined;
  readonly sheetClass: string | undefined;
  readonly isOpen: boolean;
  /** Called by Escape and by a press on the scrim. Without it only the content's own buttons close it. */
  readonly onClose: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A modal layer over the page, with a scrim. */
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
