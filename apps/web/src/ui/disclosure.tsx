import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  type DisclosureProps as AriaDisclosureProps,
} from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import styles from './disclosure.module.css';
import { ChevronDownIcon } from './icons.tsx';

type Behaviour = Pick<
  AriaDisclosureProps,
  'isExpanded' | 'defaultExpanded' | 'onExpandedChange' | 'isDisabled' | 'id'
>;

export interface DisclosureProps extends Behaviour {
  readonly title: string;
  readonly level?: 2 | 3 | 4;
  readonly children: ReactNode;
}

/** A heading that expands the content below it; always expanded in print. */
export function Disclosure({ title, level = 3, children, ...behaviour }: DisclosureProps) {
  return (
    <AriaDisclosure {...behaviour} className={styles['disclosure'] ?? ''}>
      <Heading level={level} className={styles['heading'] ?? ''}>
        <Button slot="trigger" className={styles['trigger'] ?? ''}>
          {title}
          <ChevronDownIcon />
        </Button>
      </Heading>
      <DisclosurePanel className={styles['panel'] ?? ''}>
        <div className={styles['inside']}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
