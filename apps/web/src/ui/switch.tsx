import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import styles from './choice.module.css';

type Behaviour = Pick<
  AriaSwitchProps,
  'isSelected' | 'defaultSelected' | 'onChange' | 'isDisabled' | 'isReadOnly' | 'name' | 'id' | 'autoFocus'
>;

export interface SwitchProps extends Behaviour {
  readonly children: ReactNode;
}

/** For what takes effect at once; a form that is sent takes a Checkbox. */
export function Switch({ children, ...behaviour }: SwitchProps) {
  return (
    <AriaSwitch {...behaviour} className={styles['choice'] ?? ''}>
      <span className={styles['track']} />
      <span className={styles['label']}>{children}</span>
    </AriaSwitch>
  );
}
