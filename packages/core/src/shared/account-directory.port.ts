/** How an email is registered, from the public `email-verification` call. */
export type AccountStatus = {
  readonly status: 'ok' | 'cognito-account' | 'google-account' | 'apple-account' | (string & {});
  readonly message: string;
};

export abstract class AccountDirectory {
  abstract statusOf(email: string): Promise<AccountStatus>;
}
