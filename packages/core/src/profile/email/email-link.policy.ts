/** Parameters of the emailed link to the profile page. */
export type EmailLink = { readonly code: string; readonly email: string };

export type EmailLinkFailure = 'link-expired' | 'different-account';

// PROF-9
export function readEmailLink(query: Readonly<Record<string, string | undefined>>): EmailLink | null {
  const code = query['code']?.trim() ?? '';
  const email = query['email']?.trim() ?? '';
  return code === '' || email === '' ? null : { code, email };
}

/** PROF-9: the link names the account it was sent for, by the email that account still has. */
export function isLinkForAccount(link: EmailLink, accountEmail: string): boolean {
  return comparable(link.email) === comparable(accountEmail);
}

function comparable(email: string): string {
  return email.trim().toLowerCase();
}
