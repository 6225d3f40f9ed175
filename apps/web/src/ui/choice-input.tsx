import type { ComponentProps } from 'react';
import native from './native-input.module.css';

/** Props that the checkbox and the switch share. */
export interface ChoiceBehaviour extends Pick<ComponentProps<'input'>, 'name' | 'id' | 'autoFocus'> {
  readonly isSelected?: boolean | undefined;
  readonly defaultSelected?: boolean | undefined;
  readonly onChange?: ((isSelected: boolean) => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
}

type Extra = Pick<ComponentProps<'input'>, 'ref' | 'aria-describedby' | 'aria-invalid'> & {
  /** The setting takes effect at once. */
  readonly isSwitch?: boolean;
};

/** The native checkbox, invisible: it handles keys and clicks, and the drawn mark follows its state. */
export function ChoiceInput({
  isSelected,
  defaultSelected,
  onChange,
  isDisabled = false,
  isRequired = false,
  isSwitch = false,
  ...rest
}: ChoiceBehaviour & Extra) {
  return (
    <input
      {...rest}
      type="checkbox"
      className={native['native']}
      checked={isSelected}
      defaultChecked={defaultSelected}
      disabled={isDisabled}
      {...(isSwitch ? { role: 'switch' } : {})}
      {...(isRequired ? { 'aria-required': true } : {})}
      onChange={({ target }) => onChange?.(target.checked)}
    />
  );
}
