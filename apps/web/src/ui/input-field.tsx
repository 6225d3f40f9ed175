import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import {
  FieldBox,
  FieldLabel,
  FieldNotes,
  fieldClass,
  inputClass,
  notedBy,
  type FieldBoxProps,
  type FieldWords,
} from './field.tsx';

type Element = ComponentProps<'input'>;

/** What every field of one line can be told, beside its words. */
export interface InputBehaviour extends Pick<
  Element,
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'onPaste'
  | 'name'
  | 'id'
  | 'type'
  | 'inputMode'
  | 'enterKeyHint'
  | 'autoComplete'
  | 'autoFocus'
  | 'autoCorrect'
  | 'spellCheck'
  | 'maxLength'
> {
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((text: string) => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
}

/** What a kind of field adds to its input, which the screens are not asked for. */
type OfTheKind = Pick<
  Element,
  | 'placeholder'
  | 'autoCapitalize'
  | 'min'
  | 'max'
  | 'ref'
  | 'className'
  | 'role'
  | (`aria-${string}` & keyof Element)
>;

export interface InputFieldProps
  extends FieldWords, InputBehaviour, OfTheKind, Omit<FieldBoxProps, 'children'> {
  readonly frameClass?: string | undefined;
  /** Stands in the box after the input, such as a button that empties it, or hangs below it, such as suggestions. */
  readonly after?: ReactNode;
}

/** The browser's own input in our frame: its label above, its hint and its error below. Every one-line field is one. */
export function InputField({
  label,
  isLabelHidden,
  mark,
  hint,
  error,
  icon,
  unit,
  over,
  after,
  frameClass,
  className,
  id: givenId,
  onChange,
  isDisabled = false,
  isReadOnly = false,
  isRequired = false,
  ...rest
}: InputFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const notes = { hint, error };
  return (
    <div
      className={classNames(fieldClass, frameClass)}
      {...(error === undefined ? {} : { 'data-invalid': true })}
      {...(isDisabled ? { 'data-disabled': true } : {})}
      {...(isReadOnly ? { 'data-readonly': true } : {})}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} htmlFor={id} />
      <FieldBox icon={icon} unit={unit} over={over}>
        <input
          {...rest}
          {...notedBy(id, notes)}
          id={id}
          className={classNames(inputClass, className)}
          disabled={isDisabled}
          readOnly={isReadOnly}
          {...(isRequired ? { 'aria-required': true } : {})}
          {...(onChange === undefined ? {} : { onChange: ({ target }) => onChange(target.value) })}
        />
        {after}
      </FieldBox>
      <FieldNotes id={id} {...notes} />
    </div>
  );
}
