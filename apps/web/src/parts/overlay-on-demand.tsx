import { type ComponentType, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../language/use-words.tsx';
import styles from './overlay-on-demand.module.css';
import { NotLoaded, partOnDemand, type Retry } from './part-on-demand.tsx';
import { shellMessages } from './shell.messages.ts';

type Overlay = {
  readonly isOpen: boolean;
  /** Closes it; without it, it stays open until its code is there. */
  readonly onClose?: (() => void) | undefined;
};

/**
 * A dialog, a menu or another overlay whose code is loaded when it is first open; it stays mounted for its closing animation. It has
 * no place on the page: if it cannot be loaded, that is said over the page, and the next opening asks again.
 */
export function overlayOnDemand<Props extends object = object>(
  load: () => Promise<ComponentType<Props & Overlay>>,
) {
  const Part = partOnDemand<Props & Overlay>({ load, Failed: NotOpened });

  function OverlayOnDemand(props: Props & Overlay) {
    const [wasOpen, setWasOpen] = useState(false);
    if (props.isOpen && !wasOpen) setWasOpen(true);
    return (props.isOpen || (wasOpen && Part.isLoaded())) && <Part {...props} />;
  }
  OverlayOnDemand.preload = Part.preload;
  return OverlayOnDemand;
}

function NotOpened({ onRetry, onClose }: Overlay & Retry) {
  const words = useWords(shellMessages);
  return createPortal(
    <div className={styles['over']}>
      <NotLoaded onRetry={onRetry} dismiss={onClose && { label: words('close'), onPress: onClose }} />
    </div>,
    document.body,
  );
}
