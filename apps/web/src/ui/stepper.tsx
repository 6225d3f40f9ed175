import { classNames } from './class-names.ts';
import styles from './stepper.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface StepperProps {
  /** Names the steps, such as "Sign-up". */
  readonly label: string;
  readonly steps: readonly { readonly id: string; readonly label: string }[];
  /** The id of the current step. */
  readonly current: string;
  readonly words: { readonly done: string; readonly current: string; readonly upcoming: string };
}

export type StepState = 'done' | 'current' | 'upcoming';

/** The steps of a wizard, drawn as a dimension line with a tick at each step. */
export function Stepper({ label, steps, current, words }: StepperProps) {
  const at = steps.findIndex((step) => step.id === current);
  return (
    <ol className={styles['steps']} aria-label={label}>
      {steps.map((step, index) => {
        const state = stepState(index, at);
        return (
          <li
            key={step.id}
            className={classNames(styles['step'], styles[state])}
            {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}
          >
            <svg className={styles['tick']} viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 13 13 3" />
            </svg>
            <span className={styles['words']}>
              <span className={styles['number']} aria-hidden="true">
                {index + 1}
              </span>
              {step.label}
              <VisuallyHidden>, {words[state]}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

export function stepState(index: number, at: number): StepState {
  if (index < at) return 'done';
  return index === at ? 'current' : 'upcoming';
}
