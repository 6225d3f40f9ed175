import { createHmac, timingSafeEqual } from 'node:crypto';

/** The path of the page below the address of the site. The prefix is that of the API. */
export const UNSUBSCRIBE_PATH = '/mail/unsubscribe';

/**
 * A link that ends the mails about code changes to a person, for whoever has the mail: without sign-in, and for as long as
 * mails are kept. Nobody without the secret can make one for somebody else.
 */
export function unsubscribeLink(secret: string, personId: string): string {
  const query = new URLSearchParams({ person: personId, seal: sealOf(secret, personId) });
  return `/api${UNSUBSCRIBE_PATH}?${query.toString()}`;
}

export function isUnsubscribeLink(
  secret: string,
  { person, seal }: { person: string; seal: string },
): boolean {
  const expected = Buffer.from(sealOf(secret, person));
  const given = Buffer.from(seal);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** With its purpose, so that no other link of the same secret is one. */
function sealOf(secret: string, personId: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['unsubscribe', personId]))
    .digest('base64url');
}
