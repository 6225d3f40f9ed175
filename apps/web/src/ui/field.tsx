import type { ReactNode } from 'react';
import { FieldError, type FieldErrorProps } from 'react-aria-components/FieldError';
import { Label, type LabelProps } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { ErrorIcon } from './signs.tsx';

/** The words around every field; they come from outside, in the reader's language. */
export interface FieldWords {
  readonly label: string;
  /** Heard, not seen: where a heading or a placeholder already says it. */
  readonly isLabelHidden?: boolean | undefined;
  /** A quiet word beside the label, such as "optional". */
  readonly mark?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** `htmlFor` where the field is the browser's own; the library's fields know their label by themselves. */
export function FieldLabel({
  label,
  mark,
  isLabelHidden = false,
  htmlFor,
}: FieldWords & Pick<LabelProps, 'htmlFor'>) {
  return (
    <Label htmlFor={htmlFor} className={classNames(styles['label'], isLabelHidden && styles['labelHidden'])}>
      {label}
      {mark !== undefined && <span className={styles['mark']}> {mark}</span>}
    </Label>
  );
}

/** The hint stays while an error shows: it often says how to mend it. */
export function FieldNotes({ hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  return (
    <>
      {hint !== undefined && (
        <Text slot="description" className={styles['hint'] ?? ''}>
          {hint}
        </Text>
      )}
      <FieldProblem>{error}</FieldProblem>
    </>
  );
}

function FieldProblem({ children }: Pick<FieldErrorProps, 'children'>) {
  return (
    <FieldError className={styles['error'] ?? ''}>
      {({ validationErrors }) => (
        <ProblemWords>{typeof children === 'string' ? children : validationErrors.join(' ')}</ProblemWords>
      )}
    </FieldError>
  );
}

/** The notes of a field that is the browser's own, which points at them by `${id}hint` and `${id}error`. */
export function PlainNotes({
  id,
  hint,
  error,
}: Pick<FieldWords, 'hint' | 'error'> & { readonly id: string }) {
  return (
    <>
      {hint !== undefined && (
        <span id={`${id}hint`} className={styles['hint']}>
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span id={`${id}error`} className={styles['error']}>
          <ProblemWords>{error}</ProblemWords>
        </span>
      )}
    </>
  );
}

function ProblemWords({ children }: { readonly children: string }) {
  return (
    <>
      <ErrorIcon size={16} />
      <span>{children}</span>
    </>
  );
}

export interface FieldBoxProps {
  readonly icon?: ReactNode;
  readonly unit?: ReactNode;
  /** Lies over the end of the input, such as a spinner. */
  readonly over?: ReactNode;
  readonly children: ReactNode;
}

/** The drawn box around an input, with what stands before and after it. */
export function FieldBox({ icon, unit, over, children }: FieldBoxProps) {
  return (
    <div className={styles['box']}>
      {icon !== undefined && <span className={styles['icon']}>{icon}</span>}
      {children}
      {unit !== undefined && <span className={styles['unit']}>{unit}</span>}
      {over !== undefined && <span className={styles['over']}>{over}</span>}
    </div>
  );
}

export const fieldClass = styles['field'] ?? '';
export const inputClass = styles['input'] ?? '';
