import type { ReactNode } from 'react';
import { ChoiceInput, type ChoiceBehaviour } from './choice-input.tsx';
import styles from './choice.module.css';

export interface SwitchProps extends ChoiceBehaviour {
  readonly children: ReactNode;
}

/** For a setting that takes effect at once; a form that is submitted uses a Checkbox. */
export function Switch({ children, ...behaviour }: SwitchProps) {
  return (
    <label className={styles['choice']}>
      <ChoiceInput {...behaviour} isSwitch />
      <span className={styles['track']} />
      <span className={styles['label']}>{children}</span>
    </label>
  );
}
