import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { InReaderLocale } from './in-reader-locale.tsx';
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
  const layer = useLayerThatEnds(isShown, scrim);
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

/**
 * React Aria removes a closed layer when its transitions have finished, and never if one of them was cancelled, as happens to a
 * layer that is closed while it opens: its scrim would lie over the page. Then a new layer takes its place.
 */
function useLayerThatEnds(isOpen: boolean, scrim: RefObject<HTMLDivElement | null>): number {
  const [layer, setLayer] = useState(0);
  useEffect(() => {
    const element = scrim.current;
    if (isOpen || element === null || !('getAnimations' in element)) return;
    let isOpenAgain = false;
    const replace = async (): Promise<void> => {
      await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
      if (!isOpenAgain && scrim.current === element && element.isConnected) setLayer((last) => last + 1);
    };
    void replace();
    return () => {
      isOpenAgain = true;
    };
  }, [isOpen, scrim]);
  return layer;
}
