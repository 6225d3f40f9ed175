import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeSignUpGateway } from '../../testing/session/fake-sign-up-gateway.ts';
import { reach } from '../../testing/shared/reach.ts';
import { ConfirmSignUp } from './confirm-sign-up.use-case.ts';
import { ResendSignUpCode } from './resend-sign-up-code.use-case.ts';
import { readSignUpForm, SignUp, type SignUpForm } from './sign-up.use-case.ts';
import type { Email } from '../../shared/email.policy.ts';
import {
  inviteStep,
  keptInviteText,
  parseTeamInvite,
  readKeptInvite,
  type KeptInvite,
} from '../team-invite.ts';

const email = 'ada@example.com';
const emails = fc.constantFrom(email, ' Ada@Example.com ', 'lin@example.com', 'nobody');
const teamIds = fc.oneof(
  fc.string(),
  fc.constantFrom(' team-1 ', 'x'.repeat(128), 'x'.repeat(129)),
  fc.anything(),
);
const form: SignUpForm = { email, givenName: ' Ada ', familyName: 'Marsh', password: 'Correct-1' };

function setUp() {
  const accounts = new FakeSignUpGateway();
  return {
    accounts,
    signUp: new SignUp(accounts),
    confirm: new ConfirmSignUp(accounts),
    resend: new ResendSignUpCode(accounts),
  };
}

describe('signing up', () => {
  it('AUTH-11 makes an account with trimmed names, and confirms it by the emailed code', async () => {
    const { accounts, signUp, confirm } = setUp();
    expect(await signUp.run({ ...form, email: 'ADA@example.com' })).toEqual({
      ok: true,
      value: { email, destination: 'a***@e***' },
    });
    expect(accounts.signedUp).toEqual([
      { email, givenName: 'Ada', familyName: 'Marsh', password: 'Correct-1', teamId: null },
    ]);
    const code = accounts.outbox.codeSentTo(email) ?? '';
    expect(await confirm.run({ email: 'ADA@example.com', code: ` ${code}` })).toEqual({ ok: true });
    expect(accounts.identity.accountOf(email)?.confirmed).toBe(true);
  });

  it('AUTH-11 takes up a team invite', async () => {
    const { accounts, signUp } = setUp();
    await signUp.run(form, { teamId: 'team-1' });
    expect(accounts.signedUp).toMatchObject([{ teamId: 'team-1' }]);
  });

  it('AUTH-11 needs no names in the Apple-identity case', async () => {
    const { accounts, signUp } = setUp();
    const nameless = { ...form, givenName: ' ', familyName: '' };
    expect(await signUp.run(nameless)).toEqual({
      ok: false,
      failure: {
        code: 'form-incomplete',
        problems: { givenName: 'required-field', familyName: 'required-field' },
      },
    });
    expect(accounts.signedUp).toEqual([]);
    expect(await signUp.run(nameless, { nameRequired: false })).toMatchObject({ ok: true });
  });

  it('AUTH-11 says of every field what is wrong with it', () => {
    expect(readSignUpForm({ email: 'ada', givenName: '', familyName: 'x', password: 'x' })).toEqual({
      ok: false,
      failure: { email: 'email-invalid', givenName: 'required-field', password: 'new-password-unfit' },
    });
    expect(readSignUpForm({ ...form, password: '' })).toEqual({
      ok: false,
      failure: { password: 'required-field' },
    });
  });

  it('AUTH-11 hands on a refusal', async () => {
    const { signUp } = setUp();
    await signUp.run(form);
    expect(await signUp.run(form)).toEqual({ ok: false, failure: { code: 'email-taken' } });
  });

  it.each([
    ['ada', '100001', 'email-invalid'],
    [email, '  ', 'code-blank'],
    [email, '12345678901234567', 'code-too-long'],
    [email, '999999', 'code-refused'],
  ])('AUTH-13 does not confirm %j by %j: %s', async (to, code, failure) => {
    const { signUp, confirm } = setUp();
    await signUp.run(form);
    expect(await confirm.run({ email: to, code })).toEqual({ ok: false, failure });
  });

  it('AUTH-13 sends the code again', async () => {
    const { accounts, signUp, resend } = setUp();
    await signUp.run(form);
    const first = accounts.outbox.codeSentTo(email);
    expect(await resend.run({ email })).toEqual({ ok: true, value: { destination: 'a***@e***' } });
    expect(accounts.outbox.codeSentTo(email)).not.toBe(first);
    expect(await resend.run({ email: 'ada' })).toEqual({ ok: false, failure: 'email-invalid' });
  });
});

describe('a team invite', () => {
  it.each([
    [
      { team_id: ' team-1 ', email: 'ADA@example.com' },
      { teamId: 'team-1', email },
    ],
    [{ team_id: 'team-1' }, { teamId: 'team-1', email: null }],
    [
      { team_id: 'team-1', email: 'ada' },
      { teamId: 'team-1', email: null },
    ],
    [{ team_id: 'a'.repeat(128) }, { teamId: 'a'.repeat(128), email: null }],
  ])('AUTH-11 is read from %j', (query, invite) => {
    expect(parseTeamInvite(query)).toEqual({ ok: true, value: invite });
  });

  it.each([
    {},
    { team_id: '' },
    { team_id: ' ' },
    { team_id: 'a'.repeat(129) },
    { team_id: 7 },
    null,
    'team_id=1',
  ])('AUTH-11 is none in %j', (query) => {
    expect(parseTeamInvite(query)).toEqual({ ok: false, failure: 'invite-invalid' });
  });

  it('AUTH-11 is read from anything, with a team that can be one', () => {
    const reached = reach('invite', 'none');
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ team_id: teamIds, email: fc.oneof(emails, fc.anything()) })),
        (query) => {
          const invite = parseTeamInvite(query);
          reached.at(invite.ok ? 'invite' : 'none');
          if (!invite.ok) return;
          const { teamId } = invite.value;
          expect(teamId).toBe(teamId.trim());
          expect(teamId.length).toBeGreaterThan(0);
          expect(teamId.length).toBeLessThanOrEqual(128);
        },
      ),
      { numRuns: 200 },
    );
    reached.expectEach();
  });

  it('AUTH-11 is kept as text and read again', () => {
    const invites: readonly KeptInvite[] = [
      { teamId: 'team-1', email: null, signedUp: true },
      { teamId: 'team-1', email: 'ada@example.com' as Email, signedUp: false },
    ];
    for (const invite of invites) expect(readKeptInvite(keptInviteText(invite))).toEqual(invite);
    expect([readKeptInvite(null), readKeptInvite('{}')]).toEqual([null, null]);
  });

  it('AUTH-11 is read from any kept text, and kept alike when it is kept again', () => {
    const written = fc
      .record(
        {
          team_id: teamIds,
          email: fc.oneof(emails, emails, fc.anything()),
          signedUp: fc.constantFrom<unknown>(true, false, false, 'true'),
        },
        { requiredKeys: ['team_id', 'signedUp'] },
      )
      .map((kept) => JSON.stringify(kept));
    const reached = reach('kept', 'kept with an email', 'none');
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), written, written), (text) => {
        const invite = readKeptInvite(text);
        if (invite === null) return reached.at('none');
        reached.at(invite.email === null ? 'kept' : 'kept with an email');
        expect(readKeptInvite(keptInviteText(invite))).toEqual(invite);
      }),
      { numRuns: 400 },
    );
    reached.expectEach();
  });

  it.each([
    [null, false, 'ask'],
    [null, true, 'join'],
    ['ada@example.com', false, 'ask'],
    ['ada@example.com', true, 'join'],
    ['lin@example.com', true, 'for-another'],
    ['lin@example.com', false, 'for-another'],
  ] as const)('AUTH-11 for %s, signed up %s, is to %s when Ada is here', (email, signedUp, step) => {
    const invite: KeptInvite = { teamId: 'team-1', email: email as Email | null, signedUp };
    expect(inviteStep(invite, { email: 'Ada@Example.com ' })).toBe(step);
  });
});
