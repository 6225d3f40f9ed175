import { useId } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { classNames } from './class-names.ts';
import styles from './segmented-control.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SegmentedControlProps<Id extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly segments: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly isDisabled?: boolean;
  readonly isWide?: boolean;
}

/** One of a few short choices, all in view. */
export function SegmentedControl<Id extends string>({
  label,
  isLabelHidden = false,
  segments,
  value,
  onChange,
  isDisabled = false,
  isWide = false,
}: SegmentedControlProps<Id>) {
  const labelId = useId();
  return (
    <div className={styles['control']}>
      <span id={labelId} className={styles['label']}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </span>
      <ToggleButtonGroup
        aria-labelledby={labelId}
        className={classNames(styles['group'], isWide && styles['wide'])}
        selectionMode="single"
        disallowEmptySelection
        isDisabled={isDisabled}
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          const chosen = segments.find((segment) => keys.has(segment.id));
          if (chosen) onChange(chosen.id);
        }}
      >
        {segments.map((segment) => (
          <ToggleButton key={segment.id} id={segment.id} className={styles['segment'] ?? ''}>
            {segment.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
