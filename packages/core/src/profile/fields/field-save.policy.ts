import type { Instant } from '../../shared/instant.ts';

// PROF-5
export const PROFILE_SAVE_DELAY = 500;

/** A self-saving field: the value stored by the API, the last entered value, and the value being saved. */
export type FieldSave<Value> = {
  /** The value known to be stored by the API. Null after a failed save (unknown) until one succeeds. */
  readonly saved: { readonly value: Value } | null;
  readonly left: { readonly value: Value; readonly due: Instant } | null;
  readonly sending: { readonly value: Value } | null;
};

export type FieldSaveStep<Value> =
  | { readonly do: 'nothing' }
  | { readonly do: 'wait'; readonly until: Instant }
  | { readonly do: 'skip' }
  | { readonly do: 'save'; readonly value: Value };

export function savedField<Value>(value: Value): FieldSave<Value> {
  return { saved: { value }, left: null, sending: null };
}

/** PROF-5: the field lost focus with this value. Losing focus again within the delay restarts the delay. */
export function leaveField<Value>(field: FieldSave<Value>, value: Value, now: Instant): FieldSave<Value> {
  return { ...field, left: { value, due: now + PROFILE_SAVE_DELAY } };
}

/** The screen is closing: pending changes are due at once. */
export function hurryField<Value>(field: FieldSave<Value>, now: Instant): FieldSave<Value> {
  return field.left === null
    ? field
    : { ...field, left: { ...field.left, due: Math.min(field.left.due, now) } };
}

/** The action due at `now`. Saves are sequential, so that an older one can never arrive last. */
export function fieldSaveStep<Value>(field: FieldSave<Value>, now: Instant): FieldSaveStep<Value> {
  if (field.left === null || field.sending !== null) return { do: 'nothing' };
  if (now < field.left.due) return { do: 'wait', until: field.left.due };
  return isUnchanged(field, field.left.value) ? { do: 'skip' } : { do: 'save', value: field.left.value };
}

/** The field after that step has been taken. */
export function takeFieldSaveStep<Value>(
  field: FieldSave<Value>,
  step: FieldSaveStep<Value>,
): FieldSave<Value> {
  if (step.do === 'skip') return { ...field, left: null };
  if (step.do === 'save') return { ...field, left: null, sending: { value: step.value } };
  return field;
}

export function fieldSaveAnswered<Value>(
  field: FieldSave<Value>,
  answer: { readonly ok: boolean },
): FieldSave<Value> {
  if (field.sending === null) return field;
  return { ...field, saved: answer.ok ? field.sending : null, sending: null };
}

function isUnchanged<Value>({ saved }: FieldSave<Value>, value: Value): boolean {
  return saved !== null && Object.is(saved.value, value);
}
