import type { Result } from '../../shared/result.ts';
import type { PersonName } from '../person-name.policy.ts';
import type { SaveNameFailure } from './save-name.use-case.ts';

/** The name in the header card: displayed, edited in place, or being saved. */
export type NameEdit =
  | { readonly is: 'reading'; readonly saved: PersonName }
  | {
      readonly is: 'editing';
      readonly saved: PersonName;
      readonly draft: PersonName;
      readonly problem: SaveNameFailure | null;
    }
  | { readonly is: 'saving'; readonly saved: PersonName; readonly draft: PersonName };

export type NameEditEvent =
  | { readonly type: 'edit-began' }
  | { readonly type: 'typed'; readonly draft: PersonName }
  | { readonly type: 'save-asked' }
  | { readonly type: 'save-answered'; readonly answer: Result<PersonName, SaveNameFailure> }
  | { readonly type: 'discarded' };

// PROF-1 PROF-4
export function nextNameEdit(edit: NameEdit, event: NameEditEvent): NameEdit {
  switch (event.type) {
    case 'edit-began':
      return edit.is === 'reading' ? { ...edit, is: 'editing', draft: edit.saved, problem: null } : edit;
    case 'typed':
      return edit.is === 'editing' ? { ...edit, draft: event.draft, problem: null } : edit;
    case 'save-asked':
      return edit.is === 'editing' ? { is: 'saving', saved: edit.saved, draft: edit.draft } : edit;
    case 'save-answered':
      return edit.is === 'saving' ? afterSave(edit, event.answer) : edit;
    case 'discarded':
      return edit.is === 'editing' ? { is: 'reading', saved: edit.saved } : edit;
  }
}

export type LeaveVerdict = { readonly may: true } | { readonly may: false; readonly why: 'unsaved-changes' };

/** PROF-4: whether the edit may be left without confirmation. A pending save counts as a change until its response. */
export function judgeLeavingNameEdit(edit: NameEdit): LeaveVerdict {
  if (edit.is === 'reading') return { may: true };
  return isSameName(edit.draft, edit.saved) ? { may: true } : { may: false, why: 'unsaved-changes' };
}

function afterSave(
  { saved, draft }: Extract<NameEdit, { is: 'saving' }>,
  answer: Result<PersonName, SaveNameFailure>,
): NameEdit {
  return answer.ok
    ? { is: 'reading', saved: answer.value }
    : { is: 'editing', saved, draft, problem: answer.failure };
}

function isSameName(one: PersonName, other: PersonName): boolean {
  return one.givenName.trim() === other.givenName.trim() && one.familyName.trim() === other.familyName.trim();
}
