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

/** Props that every one-line field shares, besides its texts. */
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

/** Attributes that a kind of field sets on its input itself; screens do not pass them. */
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
  /** Rendered after the input: inside the box, such as a clear button, or below it, such as suggestions. */
  readonly after?: ReactNode;
}

/** A native input with its label above and its hint and error below; the base of every one-line field. */
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
