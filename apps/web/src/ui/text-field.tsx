import { InputField, type InputBehaviour } from './input-field.tsx';
import type { FieldBoxProps, FieldWords } from './field.tsx';

export interface TextFieldProps extends FieldWords, InputBehaviour, Pick<FieldBoxProps, 'icon' | 'unit'> {
  readonly placeholder?: string | undefined;
}

export function TextField(props: TextFieldProps) {
  return <InputField {...props} />;
}
