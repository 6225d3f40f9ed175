import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInvitees } from './invitees.policy.ts';
import { TEAM_ROLES } from './team.ts';

describe('a list of people to invite', () => {
  it.each([
    ['mia@example.com', ['mia@example.com']],
    ['mia@example.com, tom@example.com', ['mia@example.com', 'tom@example.com']],
    ['mia@example.com;tom@example.com\n\tmia@example.com', ['mia@example.com', 'tom@example.com']],
    [' Mia@Example.com mia@example.com ', ['mia@example.com']],
  ])('TEAM-2 %j is each address once', (emails, expected) => {
    expect(parseInvitees({ emails, role: 'member' })).toEqual({
      ok: true,
      value: { emails: expected, role: 'member' },
    });
  });

  it.each(['', '   ', ' , ;\n'])('TEAM-2 of nobody (%j) is refused', (emails) => {
    expect(parseInvitees({ emails, role: 'member' })).toEqual({
      ok: false,
      failure: { code: 'emails-missing' },
    });
  });

  it('TEAM-2 names every address that is none', () => {
    expect(parseInvitees({ emails: 'mia, tom@example.com, @', role: 'member' })).toEqual({
      ok: false,
      failure: { code: 'emails-invalid', invalid: ['mia', '@'] },
    });
  });

  it('TEAM-2 needs a role that there is', () => {
    expect(parseInvitees({ emails: 'mia@example.com', role: 'owner' })).toEqual({
      ok: false,
      failure: { code: 'role-unknown' },
    });
  });

  it('TEAM-2 never throws, and what it takes it takes again unchanged', () => {
    const emails = fc.oneof(
      fc.string(),
      fc.array(fc.emailAddress(), { maxLength: 5 }).map((all) => all.join(', ')),
    );
    fc.assert(
      fc.property(emails, fc.constantFrom(...TEAM_ROLES, 'owner'), (written, role) => {
        const first = parseInvitees({ emails: written, role });
        if (!first.ok) return;
        expect(new Set(first.value.emails).size).toBe(first.value.emails.length);
        expect(parseInvitees({ emails: first.value.emails.join(' '), role })).toEqual(first);
      }),
    );
  });
});
