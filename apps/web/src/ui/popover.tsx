import { type ReactNode, type RefObject, useRef } from 'react';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { InReaderLocale } from './in-reader-locale.tsx';
import lists from './list.module.css';
import { useLayer } from './opened-layer.ts';
import styles from './popover.module.css';
import { useShownAfterAnswer } from './shown-after-answer.ts';

export interface PopoverProps {
  /** Names the popover. */
  readonly label: string;
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** The element that it is anchored to; the owner controls whether it is open. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small overlay beside its button, such as a filter. Without the button, so that its code can be loaded when that is pressed. */
export function Popover({
  label,
  triggerRef,
  isOpen,
  onClose,
  children,
  placement = 'bottom start',
}: PopoverProps) {
  const isShown = useShownAfterAnswer(isOpen);
  const panel = useRef<HTMLElement>(null);
  const layer = useLayer(panel, { isOpen, isShown });
  return (
    <InReaderLocale>
      <AriaPopover
        key={layer}
        ref={panel}
        className={lists['popover'] ?? ''}
        aria-label={label}
        triggerRef={triggerRef}
        isOpen={isShown}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        placement={placement}
        offset={6}
      >
        <div className={styles['inside']}>{children}</div>
      </AriaPopover>
    </InReaderLocale>
  );
}
