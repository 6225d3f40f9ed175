import { type EmailProblem, validationMessages } from '@ridgeline/core/shared';
import type { ReactNode } from 'react';
import { useWords } from '../language/use-words.tsx';
import { TextField } from '../ui/text-field.tsx';

type EmailFieldProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly problem?: EmailProblem | null | undefined;
  readonly isReadOnly?: boolean;
};

/** VAL-1 VAL-2: the email field of a sign-in form, its first field. */
export function EmailField({ problem, ...rest }: EmailFieldProps) {
  const problems = useWords(validationMessages);
  return (
    <TextField
      {...rest}
      type="email"
      name="email"
      autoComplete="username"
      autoFocus
      isRequired
      error={problem ? problems(problem) : undefined}
    />
  );
}
