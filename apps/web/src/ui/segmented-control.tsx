import { useId } from 'react';
import { classNames } from './class-names.ts';
import native from './native-input.module.css';
import styles from './segmented-control.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SegmentedControlProps<Id extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly segments: readonly { readonly id: Id; readonly label: string; readonly lang?: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly isDisabled?: boolean;
  readonly isWide?: boolean;
}

/** One of a few short choices, all visible. */
export function SegmentedControl<Id extends string>({
  label,
  isLabelHidden = false,
  segments,
  value,
  onChange,
  isDisabled = false,
  isWide = false,
}: SegmentedControlProps<Id>) {
  const id = useId();
  return (
    <fieldset role="radiogroup" aria-labelledby={id} className={styles['control']}>
      <span id={id} className={styles['label']}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </span>
      <div className={classNames(styles['group'], isWide && styles['wide'])}>
        {segments.map((segment) => (
          <label key={segment.id} className={styles['segment']} lang={segment.lang}>
            <input
              type="radio"
              className={native['native']}
              name={id}
              value={segment.id}
              checked={segment.id === value}
              disabled={isDisabled}
              onChange={() => onChange(segment.id)}
            />
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
