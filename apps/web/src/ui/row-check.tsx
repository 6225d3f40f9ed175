import { ChoiceInput } from './choice-input.tsx';
import choice from './choice.module.css';
import { CheckIcon, MinusIcon } from './icons.tsx';
import styles from './row-check.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface RowCheckProps {
  readonly label: string;
  readonly isSelected: boolean;
  /** Some of the rows are selected. */
  readonly isIndeterminate?: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

/** A checkbox without a visible label, for a row of a list. */
export function RowCheck({
  label,
  isSelected,
  isIndeterminate = false,
  isDisabled = false,
  onChange,
}: RowCheckProps) {
  return (
    <label className={`${choice['choice'] ?? ''} ${styles['check'] ?? ''}`}>
      <ChoiceInput
        isSelected={isSelected}
        isDisabled={isDisabled}
        onChange={onChange}
        ref={(input) => {
          if (input !== null) input.indeterminate = isIndeterminate;
        }}
      />
      <span className={choice['box']}>
        {isIndeterminate ? <MinusIcon size={16} /> : <CheckIcon size={16} />}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  );
}
