import {
  Radio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import styles from './choice.module.css';
import { FieldLabel, FieldNotes, type FieldWords } from './field.tsx';
import type { Option } from './select.tsx';

type Behaviour = Pick<
  AriaRadioGroupProps,
  'value' | 'defaultValue' | 'onChange' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'name' | 'id'
>;

export interface RadioGroupProps extends FieldWords, Behaviour {
  readonly options: readonly Option[];
  /** `cards` for a few choices with a consequence. */
  readonly look?: 'list' | 'cards';
}

export function RadioGroup({
  label,
  isLabelHidden,
  mark,
  hint,
  error,
  options,
  look = 'list',
  ...behaviour
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...behaviour}
      className={styles['group'] ?? ''}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} />
      <div className={look === 'cards' ? styles['cards'] : styles['options']}>
        {options.map((option) => (
          <Radio
            key={option.id}
            value={option.id}
            className={styles['choice'] ?? ''}
            isDisabled={option.isDisabled ?? false}
          >
            <span className={styles['dot']} />
            <span className={styles['label']}>
              {option.label}
              {option.detail !== undefined && <span className={styles['detail']}>{option.detail}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldNotes hint={hint} error={error} />
    </AriaRadioGroup>
  );
}
