import { describe, expect, it } from 'vitest';
import { say } from '../shared/messages.ts';
import { profileMessages } from './profile.messages.ts';

/** Verbatim wording of the specification. */
describe('what the profile says', () => {
  it.each([
    ['PROF-1', 'profile-title', 'Profile'],
    ['PROF-1', 'email-title', 'Change Email'],
    ['PROF-1', 'password-title', 'Change Password'],
    ['PROF-1', 'phone-title', 'Verify Phone'],
    ['PROF-4', 'unsaved-title', 'Unsaved Changes'],
    ['PROF-4', 'unsaved-save', 'Save'],
    ['PROF-4', 'unsaved-discard', 'Discard'],
    ['PROF-5', 'saved', 'Changes saved successfully'],
    ['PROF-5', 'save-failed', 'Error while saving the profile'],
    ['PROF-6', 'code-refused', 'Invalid verification code provided, please try again'],
    ['PROF-7', 'password-updated', 'Your password has been successfully updated!'],
    ['PROF-9', 'verify-email-title', 'Verify Your New Email'],
    ['PROF-9', 'email-changed', 'Success! Your email has been changed'],
    ['PROF-9', 'link-expired', 'Link has expired'],
    [
      'PROF-9',
      'different-account',
      "You're signed in with a different account. Log in using your old email.",
    ],
    ['PROF-9', 'unavailable', 'Something went wrong. Please try again later.'],
    ['PROF-9', 'email-code-sent', 'Verification code sent. Please check your email.'],
    ['PROF-9', 'email-code-resent', 'A new verification code has been sent. It is only valid for 24 hours.'],
    ['PROF-10', 'user-id-copied', 'User ID copied to clipboard'],
    ['PROF-10', 'support-id-copied', 'Your Support ID has been copied successfully.'],
    ['VAL-2', 'email-invalid', 'Email does not appear to be valid.'],
    ['VAL-3', 'phone-invalid', 'Phone number must be valid'],
    ['VAL-4', 'email-in-use', 'Email Already In Use'],
    ['VAL-4', 'email-refused', 'Invalid Email'],
    ['VAL-5', 'current-password-required', 'Required field'],
    ['VAL-6', 'incorrect-current-password', 'Incorrect current password'],
    ['VAL-6', 'new-password-unfit', "New password doesn't meet password requirements"],
  ] as const)('%s %s', (_, key, words) => {
    expect(say(profileMessages, 'en', key)).toBe(words);
  });

  it("VAL-6 the server's own sentence", () => {
    expect(say(profileMessages, 'en', 'server-said', { message: 'Attempt limit exceeded.' })).toBe(
      'Attempt limit exceeded.',
    );
  });

  it('PROF-3 sends federated accounts to their identity provider', () => {
    expect(say(profileMessages, 'en', 'federated-alert')).toMatch(/identity provider.*email and password/);
  });
});
