import type { ReactNode } from 'react';
import { FieldError, type FieldErrorProps } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
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

export function FieldLabel({ label, mark, isLabelHidden = false }: FieldWords) {
  return (
    <Label className={classNames(styles['label'], isLabelHidden && styles['labelHidden'])}>
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
        <>
          <ErrorIcon size={16} />
          <span>{typeof children === 'string' ? children : validationErrors.join(' ')}</span>
        </>
      )}
    </FieldError>
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
