import type { UserPoolConfig } from '@ridgeline/adapters/cognito';

type Answer = {
  readonly AuthenticationResult?: { readonly AccessToken: string };
  readonly Username?: string;
};

/** Signs in without aws-amplify, which has one session in a process. Answers whether the pool accepts that session. */
export async function signInElsewhere(
  pool: UserPoolConfig,
  email: string,
  password: string,
): Promise<() => Promise<boolean>> {
  const AuthParameters = { USERNAME: email, PASSWORD: password };
  const signIn = { ClientId: pool.userPoolClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters };
  const { AuthenticationResult } = await ask(pool, 'InitiateAuth', signIn);
  if (!AuthenticationResult) throw new Error(`${email} cannot sign in elsewhere`);
  const { AccessToken } = AuthenticationResult;
  return async () => (await ask(pool, 'GetUser', { AccessToken })).Username !== undefined;
}

async function ask({ endpoint, userPoolId }: UserPoolConfig, action: string, input: object): Promise<Answer> {
  const [region] = userPoolId.split('_');
  const response = await fetch(endpoint ?? `https://cognito-idp.${region}.amazonaws.com/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
    },
    body: JSON.stringify(input),
  });
  return (await response.json()) as Answer;
}
