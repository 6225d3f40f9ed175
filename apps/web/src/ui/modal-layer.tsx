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
  const layer = useLayer(isOpen, isShown, scrim);
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
 * Each opening is a layer of its own: one that is opened again while it closes would take keys, and then be replaced with what was
 * typed. React Aria removes a closed layer when its transitions have finished, and never if one of them was cancelled, as happens to
 * a layer that is closed while it opens: its scrim would lie over the page. Then a new layer takes its place.
 */
function useLayer(isOpen: boolean, isShown: boolean, scrim: RefObject<HTMLDivElement | null>): number {
  const [{ layer, wasOpen }, setLayer] = useState({ layer: 0, wasOpen: isOpen });
  if (isOpen !== wasOpen) setLayer({ layer: isOpen ? layer + 1 : layer, wasOpen: isOpen });
  useEffect(() => {
    const element = scrim.current;
    if (isShown || element === null || !('getAnimations' in element)) return;
    let isOver = false;
    const replace = async (): Promise<void> => {
      await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
      if (!isOver && scrim.current === element && element.isConnected)
        setLayer((last) => ({ ...last, layer: last.layer + 1 }));
    };
    void replace();
    return () => {
      isOver = true;
    };
  }, [isShown, scrim]);
  return layer;
}
