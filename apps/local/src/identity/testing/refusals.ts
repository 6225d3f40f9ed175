import { expect } from 'vitest';

/** A refusal as aws-amplify throws it. */
export type Refused = { readonly name: string; readonly message: string };

const refused = (name: string, message: string): Refused => ({ name, message });

export const MISMATCH = refused(
  'CodeMismatchException',
  'Invalid verification code provided, please try again.',
);
export const EXPIRED = refused('ExpiredCodeException', 'Invalid code provided, please request a code again.');
export const LIMIT = refused('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
export const UNKNOWN = refused('UserNotFoundException', 'User does not exist.');
export const DISABLED = refused('NotAuthorizedException', 'User is disabled.');
export const WRONG_PASSWORD = refused('NotAuthorizedException', 'Incorrect username or password.');
export const EXCEEDED = refused('NotAuthorizedException', 'Password attempts exceeded');
export const MIGRATION = refused(
  'UserLambdaValidationException',
  'UserMigration failed with error Bad password.',
);

export function invalid(message: string): Refused {
  return refused('InvalidParameterException', message);
}

export function tooWeak(why: string): Refused {
  return refused('InvalidPasswordException', `Password did not conform with policy: ${why}`);
}

/** The same refusal as the wire carries it. */
export function onTheWire({ name, message }: Refused) {
  return { status: 400, body: { __type: name, message } };
}

export async function expectRefusal(asked: Promise<unknown>, refusal: Refused): Promise<void> {
  await expect(asked).rejects.toMatchObject(refusal);
}
