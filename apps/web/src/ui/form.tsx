import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { focusFirstWrong } from './first-wrong.ts';
import { Stack } from './layout.tsx';

export interface FormProps {
  readonly onSubmit: () => unknown;
  readonly children: ReactNode;
}

/** One column of fields. Enter submits; the view-model validates, not the browser. Refused, the focus is on the first wrong field. */
export function Form({ onSubmit, children }: FormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void Promise.resolve(onSubmit()).then(() => focusFirstWrong(form));
      }}
    >
      <Stack gap={4}>{children}</Stack>
    </form>
  );
}

export interface SubmitButtonProps {
  readonly isPending: boolean;
  readonly pendingLabel: string;
  readonly isDisabled?: boolean;
  /** Secondary where another button of the page is the one to press. */
  readonly kind?: 'primary' | 'secondary';
  readonly children: ReactNode;
}

/** The submit button, as wide as its form. */
export function SubmitButton({ children, kind = 'primary', ...behaviour }: SubmitButtonProps) {
  return (
    <Button {...behaviour} type="submit" kind={kind} isWide>
      {children}
    </Button>
  );
}
