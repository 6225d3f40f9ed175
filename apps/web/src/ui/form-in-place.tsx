import { useEffect, useRef, type ReactNode } from 'react';
import styles from './form-in-place.module.css';

export interface FormInPlaceProps {
  /** Names the form. */
  readonly label: string;
  readonly isOpen: boolean;
  /** The button that opens it. */
  readonly button: ReactNode;
  readonly children: ReactNode;
}

/**
 * A form in the place of the button that opened it, and the button again when it closes. Each is removed while it has the focus,
 * which would fall to the page: it goes on with the other one.
 */
export function FormInPlace({ label, isOpen, button, children }: FormInPlaceProps) {
  const place = useRef<HTMLFieldSetElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    const element = place.current;
    // A form may have focused its first field itself.
    if (element === null || document.activeElement !== document.body) return;
    // The fields of a form may still load: Tab leads from its place to the first of them.
    const next = isOpen ? element : element.querySelector('button');
    next?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <fieldset ref={place} className={styles['place']} aria-label={label} tabIndex={-1}>
      {isOpen ? children : button}
    </fieldset>
  );
}
