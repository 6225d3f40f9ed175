import { useId, useState, type ReactNode } from 'react';
import styles from './disclosure.module.css';
import { ChevronDownIcon } from './icons.tsx';
import { PlainButton } from './plain-button.tsx';

export interface DisclosureProps {
  readonly title: string;
  readonly level?: 2 | 3 | 4;
  readonly defaultExpanded?: boolean;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/** A heading that expands the content below it; always expanded in print. */
export function Disclosure({
  title,
  level = 3,
  defaultExpanded = false,
  isDisabled = false,
  children,
}: DisclosureProps) {
  const id = useId();
  const [isExpanded, setExpanded] = useState(defaultExpanded);
  const Heading = `h${level}` as const;
  return (
    <div className={styles['disclosure']}>
      <Heading className={styles['heading']}>
        <PlainButton
          className={styles['trigger']}
          aria-expanded={isExpanded}
          aria-controls={id}
          isDisabled={isDisabled}
          onPress={() => setExpanded(!isExpanded)}
        >
          {title}
          <ChevronDownIcon />
        </PlainButton>
      </Heading>
      <div id={id} className={styles['panel']} hidden={!isExpanded}>
        <div className={styles['inside']}>{children}</div>
      </div>
    </div>
  );
}
