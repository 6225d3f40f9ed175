import { classNames } from './class-names.ts';
import { CheckIcon } from './icons.tsx';
import styles from './rule-list.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Rule {
  readonly id: string;
  readonly words: string;
  readonly isMet: boolean;
}

export interface RuleListProps {
  /** Names the list, such as "Your password needs". */
  readonly label: string;
  readonly rules: readonly Rule[];
  readonly metLabel: string;
  readonly unmetLabel: string;
}

/** Rules that are checked off while the user types, such as those of a new password. */
export function RuleList({ label, rules, metLabel, unmetLabel }: RuleListProps) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {rules.map((rule) => (
        <li key={rule.id} className={classNames(styles['rule'], rule.isMet && styles['met'])}>
          <span className={styles['box']}>{rule.isMet && <CheckIcon size={16} />}</span>
          {rule.words}
          <VisuallyHidden>{rule.isMet ? metLabel : unmetLabel}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
