/** Longer than a pool takes to answer, and shorter than somebody waits. */
const PATIENCE = 5_000;

/**
 * Whether the pool has ended all sessions of whoever has this token. Amplify's `signOut({ global: true })` tells
 * nobody what the pool answered, nor that it did not, so the pool's operation is called here as the pool describes it.
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
      signal: AbortSignal.timeout(PATIENCE),
    });
    return ok;
  } catch {
    return false;
  }
}

/** The name of a pool begins with its region. */
function regionalEndpoint(userPoolId: string): string {
  const region = userPoolId.slice(0, userPoolId.indexOf('_'));
  return `https://cognito-idp.${region}.amazonaws.com/`;
}
