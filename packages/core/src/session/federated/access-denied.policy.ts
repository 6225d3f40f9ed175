import type { AppPath } from '../../routes/app-path.ts';
import { pathTo } from '../../routes/path-to.ts';
import type { IdentityClaims } from '../identity-claims.ts';

/** AUTH-6: the destination after a denied login. Stored credentials are cleared first. */
export function afterAccessDenied(claims: Omit<IdentityClaims, 'accessDenied'>): AppPath {
  const email = claims.email ?? undefined;
  if (claims.existingAccountType === 'cognito-account')
    return pathTo('login', {}, { email, returning: 'true' });
  return pathTo(
    'welcomeBack',
    {},
    {
      email,
      accountType: claims.existingAccountType ?? undefined,
      identityProviderId: claims.identityProviderId ?? undefined,
    },
  );
}
