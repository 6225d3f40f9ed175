import type { ComponentProps } from 'react';
import native from './native-input.module.css';

/** What a box to tick or a switch can be told. */
export interface ChoiceBehaviour extends Pick<ComponentProps<'input'>, 'name' | 'id' | 'autoFocus'> {
  readonly isSelected?: boolean | undefined;
  readonly defaultSelected?: boolean | undefined;
  readonly onChange?: ((isSelected: boolean) => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
}

type Extra = Pick<ComponentProps<'input'>, 'ref' | 'aria-describedby' | 'aria-invalid'> & {
  /** What it sets takes effect at once. */
  readonly isSwitch?: boolean;
};

/** The browser's own box, unseen: it takes the keys and the presses, and what is drawn beside it follows its state. */
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
