import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inviteOutcomes, parseInvitees, readInvitees } from './invitees.policy.ts';
import { TEAM_ROLES } from './team.ts';

describe('inviting several at once', () => {
  const roster = [
    { email: 'ada@example.com', inviteStatus: 'active' },
    { email: 'mia@example.com', inviteStatus: 'pending' },
    { email: 'tom@example.com', inviteStatus: 'declined' },
  ] as const;

  it('TEAM-2.3 tells of each what becomes of it, the first of them taking the seats', () => {
    const emails = [
      'ada@example.com',
      'mia@example.com',
      'tom@example.com',
      'ann@example.com',
      'ben@example.com',
    ];
    expect(inviteOutcomes(emails, roster, 4).map(({ outcome }) => outcome)).toEqual([
      'already-in',
      'already-invited',
      'invited',
      'invited',
      'no-seat',
    ]);
    expect(inviteOutcomes(['ben@example.com'], roster, null)[0]?.outcome).toBe('invited');
    expect(inviteOutcomes(['ben@example.com'], roster, 1)[0]?.outcome).toBe('no-seat');
  });
});

describe('a list of people to invite', () => {
  it.each([
    ['mia@example.com', ['mia@example.com']],
    ['mia@example.com, tom@example.com', ['mia@example.com', 'tom@example.com']],
    ['mia@example.com;tom@example.com\n\tmia@example.com', ['mia@example.com', 'tom@example.com']],
    [' Mia@Example.com mia@example.com ', ['mia@example.com']],
    ['Mia Larsen <mia@example.com>', ['mia@example.com']],
    ['"Larsen, Mia" <mia@example.com>, tom@example.com', ['mia@example.com', 'tom@example.com']],
    ['Larsen, Mia <mia@example.com>; Hale, Tom <tom@example.com>', ['mia@example.com', 'tom@example.com']],
    ['Mia Larsen\tmia@example.com\r\nTom Hale\ttom@example.com', null],
    ['Mia Larsen mia@example.com\n<tom@example.com>', ['mia@example.com', 'tom@example.com']],
  ])('TEAM-2 %j is each address once', (emails, expected) => {
    expect(parseInvitees({ emails, role: 'member' })).toEqual(
      expected === null
        ? { ok: false, failure: { code: 'emails-invalid', invalid: ['Mia Larsen', 'Tom Hale'] } }
        : { ok: true, value: { emails: expected, role: 'member' } },
    );
  });

  it('TEAM-2 keeps what is no address, so that it can be corrected', () => {
    expect(readInvitees('ann@example, Tom Hale <tom@>\nmia@example.com')).toEqual([
      { text: 'ann@example', email: null },
      { text: 'tom@', email: null },
      { text: 'mia@example.com', email: 'mia@example.com' },
    ]);
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
