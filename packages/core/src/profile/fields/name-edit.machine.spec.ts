import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reach } from '../../testing/shared/reach.ts';
import {
  judgeLeavingNameEdit,
  nextNameEdit,
  type NameEdit,
  type NameEditEvent,
} from './name-edit.machine.ts';

const ada = { givenName: 'Ada', familyName: 'Marsh' };
const adela = { givenName: 'Adela', familyName: 'Marsh' };
const reading: NameEdit = { is: 'reading', saved: ada };
const began: NameEditEvent = { type: 'edit-began' };
const typed: NameEditEvent = { type: 'typed', draft: adela };
const saveAsked: NameEditEvent = { type: 'save-asked' };
const failure = { code: 'save-failed' } as const;

function after(...events: readonly NameEditEvent[]): NameEdit {
  return events.reduce(nextNameEdit, reading);
}

describe('editing the name in the header card', () => {
  it('PROF-1 begins with the saved name', () => {
    expect(after(began)).toEqual({ is: 'editing', saved: ada, draft: ada, problem: null });
  });

  it('PROF-1 is saved', () => {
    expect(after(began, typed, saveAsked)).toEqual({ is: 'saving', saved: ada, draft: adela });
    expect(
      after(began, typed, saveAsked, { type: 'save-answered', answer: { ok: true, value: adela } }),
    ).toEqual({
      is: 'reading',
      saved: adela,
    });
  });

  it('PROF-1 keeps the draft when the save fails, and forgets the problem when it is typed on', () => {
    const failed = after(began, typed, saveAsked, { type: 'save-answered', answer: { ok: false, failure } });
    expect(failed).toEqual({ is: 'editing', saved: ada, draft: adela, problem: failure });
    expect(nextNameEdit(failed, typed)).toMatchObject({ problem: null });
  });

  it('PROF-4 is discarded', () => {
    expect(after(began, typed, { type: 'discarded' })).toEqual(reading);
  });

  it('PROF-1 what does not fit changes nothing', () => {
    const editing = after(began, typed);
    const saving = after(began, typed, saveAsked);
    const answered: NameEditEvent = { type: 'save-answered', answer: { ok: true, value: adela } };
    for (const [edit, events] of [
      [reading, [typed, saveAsked, answered, { type: 'discarded' }]],
      [editing, [began, answered]],
      [saving, [began, typed, saveAsked, { type: 'discarded' }]],
    ] as const) {
      for (const event of events) expect(nextNameEdit(edit, event)).toBe(edit);
    }
  });
});

describe('leaving the name edit', () => {
  const unsaved = { may: false, why: 'unsaved-changes' };

  it.each([
    ['not begun', reading, { may: true }],
    ['nothing changed', after(began), { may: true }],
    [
      'only blanks around it',
      after(began, { type: 'typed', draft: { givenName: ' Ada ', familyName: 'Marsh ' } }),
      { may: true },
    ],
    [
      'only blanks around what is saved',
      {
        is: 'editing',
        saved: { givenName: ' Ada', familyName: 'Marsh ' },
        draft: ada,
        problem: null,
      } as const,
      { may: true },
    ],
    ['given name changed', after(began, typed), unsaved],
    [
      'family name changed',
      after(began, { type: 'typed', draft: { ...ada, familyName: 'Marsh-Luz' } }),
      unsaved,
    ],
    ['save not answered yet', after(began, typed, saveAsked), unsaved],
    ['changed back', after(began, typed, { type: 'typed', draft: ada }), { may: true }],
  ])('PROF-4 with %s', (_, edit, verdict) => {
    expect(judgeLeavingNameEdit(edit)).toEqual(verdict);
  });

  it('PROF-4 never loses a change in silence: where leaving is free, the draft says what is saved', () => {
    const part = fc.constantFrom('', 'Ada', 'Adela');
    const blanks = fc.constantFrom('', ' ', '\t');
    const written = fc.tuple(blanks, part, blanks).map((parts) => parts.join(''));
    const name = fc.record({ givenName: written, familyName: written });
    const reached = reach('same', 'only the given name', 'only the family name', 'both');
    fc.assert(
      fc.property(name, name, (saved, draft) => {
        const edit: NameEdit = { is: 'editing', saved, draft, problem: null };
        const given = draft.givenName.trim() !== saved.givenName.trim();
        const family = draft.familyName.trim() !== saved.familyName.trim();
        expect(judgeLeavingNameEdit(edit).may).toBe(!given && !family);
        if (given) reached.at(family ? 'both' : 'only the given name');
        else reached.at(family ? 'only the family name' : 'same');
      }),
      { numRuns: 200 },
    );
    reached.expectEach();
  });
});
