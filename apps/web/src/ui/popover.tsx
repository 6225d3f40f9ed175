import { useContext, useId, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { DialogTrigger, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Pressable } from 'react-aria-components/Pressable';
import { InReaderLocale } from './in-reader-locale.tsx';
import lists from './list.module.css';
import styles from './popover.module.css';
import { useLayer } from './opened-layer.ts';
import { useShownAfterAnswer } from './shown-after-answer.ts';

type Content = ReactNode | ((close: () => void) => ReactNode);

export interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ComponentProps<typeof Pressable>['children'];
  /** Names the popover. */
  readonly label: string;
  readonly children: Content;
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

/** A small overlay beside its button, such as a filter or an explanation. */
export function Popover({ trigger, label, children, placement = 'bottom start' }: PopoverProps) {
  const labelId = useId();
  return (
    <InReaderLocale>
      <DialogTrigger>
        <Pressable>{trigger}</Pressable>
        <AriaPopover
          className={lists['popover'] ?? ''}
          aria-labelledby={labelId}
          placement={placement}
          offset={6}
        >
          <span id={labelId} hidden>
            {label}
          </span>
          <Inside>{children}</Inside>
        </AriaPopover>
      </DialogTrigger>
    </InReaderLocale>
  );
}

export interface PopoverPanelProps extends Pick<PopoverProps, 'label' | 'placement'> {
  /** The element that the panel is anchored to; the owner controls whether it is open. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A popover without its button, so that its code can be loaded when the button is pressed. */
export function PopoverPanel({
  label,
  triggerRef,
  isOpen,
  onClose,
  children,
  placement = 'bottom start',
}: PopoverPanelProps) {
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

function Inside({ children }: { readonly children: Content }) {
  const trigger = useContext(OverlayTriggerStateContext);
  return (
    <div className={styles['inside']}>
      {typeof children === 'function' ? children(() => trigger?.close()) : children}
    </div>
  );
}
