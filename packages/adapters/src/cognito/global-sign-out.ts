/** Time limit: longer than a pool usually needs to answer, and short enough for a user who waits. */
const TIMEOUT = 5_000;

/**
 * Whether the pool has ended all sessions of the user of this token. Amplify's `signOut({ global: true })`
 * hides the pool's response and any failure, so the operation of the pool's API is called here directly.
 */
export async function globalSignOut(
  { userPoolId, endpoint }: { readonly userPoolId: string; readonly endpoint?: string | undefined },
  accessToken: string,
): Promise<boolean> {
  try {
    const { ok } = await fetch(endpoint ?? regionalEndpoint(userPoolId), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
      },
      body: JSON.stringify({ AccessToken: accessToken }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return ok;
  } catch {
    return false;
  }
}

/** A pool id starts with its region. */
function regionalEndpoint(userPoolId: string): string {
  const region = userPoolId.slice(0, userPoolId.indexOf('_'));
  return `https://cognito-idp.${region}.amazonaws.com/`;
}
