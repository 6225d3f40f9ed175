import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { ErrorIcon } from './signs.tsx';

/** The texts of every field, passed in the user's language. */
export interface FieldWords {
  readonly label: string;
  /** Hides the label visually, where a heading or a placeholder already says it. */
  readonly isLabelHidden?: boolean | undefined;
  /** A secondary text beside the label, such as "optional". */
  readonly mark?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

type LabelProps = Pick<FieldWords, 'label' | 'isLabelHidden' | 'mark'>;

export function FieldLabel({ htmlFor, ...words }: LabelProps & { readonly htmlFor: string }) {
  return (
    <label htmlFor={htmlFor} className={labelClass(words)}>
      <LabelWords {...words} />
    </label>
  );
}

/** The label of a group of fields. */
export function GroupLabel({ id, ...words }: LabelProps & { readonly id: string }) {
  return (
    <span id={id} className={labelClass(words)}>
      <LabelWords {...words} />
    </span>
  );
}

function labelClass({ isLabelHidden = false }: LabelProps): string {
  return classNames(styles['label'], isLabelHidden && styles['labelHidden']);
}

function LabelWords({ label, mark }: LabelProps) {
  return (
    <>
      {label}
      {mark !== undefined && <span className={styles['mark']}> {mark}</span>}
    </>
  );
}

type Notes = Pick<FieldWords, 'hint' | 'error'>;

/** The `aria-` attributes that connect a field to its notes. The hint stays while an error shows: it often says how to fix it. */
export function notedBy(id: string, { hint, error }: Notes) {
  const notes = [hint !== undefined && hintOf(id), error !== undefined && errorOf(id)].filter(Boolean);
  return {
    ...(notes.length > 0 ? { 'aria-describedby': notes.join(' ') } : {}),
    ...(error === undefined ? {} : { 'aria-invalid': true }),
  } satisfies ComponentProps<'input'>;
}

/** The hint and the error of the field with this id. */
export function FieldNotes({ id, hint, error }: Notes & { readonly id: string }) {
  return (
    <>
      {hint !== undefined && (
        <span id={hintOf(id)} className={styles['hint']}>
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span id={errorOf(id)} className={styles['error']}>
          <ErrorIcon size={16} />
          <span>{error}</span>
        </span>
      )}
    </>
  );
}

const hintOf = (id: string): string => `${id}hint`;
const errorOf = (id: string): string => `${id}error`;

export interface FieldBoxProps {
  readonly icon?: ReactNode;
  readonly unit?: ReactNode;
  /** Overlays the end of the input, such as a spinner. */
  readonly over?: ReactNode;
  readonly children: ReactNode;
}

/** The visible box around an input, with content before and after it. */
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
