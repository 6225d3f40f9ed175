import { type ReactNode, useRef } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { InReaderLocale } from './in-reader-locale.tsx';
import { useLayer } from './opened-layer.ts';
import { useShownAfterAnswer } from './shown-after-answer.ts';

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
  const isShown = useShownAfterAnswer(isOpen);
  const canClose = onClose !== undefined;
  const scrim = useRef<HTMLDivElement>(null);
  const layer = useLayer(scrim, { isOpen, isShown });
  return (
    <InReaderLocale>
      <ModalOverlay
        key={layer}
        ref={scrim}
        className={scrimClass}
        data-scrim
        isOpen={isShown}
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
