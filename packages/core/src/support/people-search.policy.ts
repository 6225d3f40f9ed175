export type PeopleSearch = {
  readonly by: 'email' | 'id' | 'phone';
  readonly match: 'exact' | 'prefix';
  readonly term: string;
};

const ID = /^(?:[a-z]+-[a-z0-9-]+:)?[0-9a-f]{8}(?:-[0-9a-f]{0,4})*/i;
const WHOLE_ID = /^(?:[a-z]+-[a-z0-9-]+:)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const PHONE = /^[+(]?[\d\s().-]{3,}$/;
const WHOLE_PHONE = 10;

/** What somebody who says `term` is searched by: an address, an id or a phone number, whole or its beginning. */
export function peopleSearchFor(written: string): PeopleSearch {
  const term = written.trim();
  if (WHOLE_ID.test(term)) return { by: 'id', match: 'exact', term };
  const digits = term.replaceAll(/\D/g, '');
  if (PHONE.test(term)) return { by: 'phone', match: digits.length < WHOLE_PHONE ? 'prefix' : 'exact', term };
  if (!term.includes('@') && ID.test(term)) return { by: 'id', match: 'prefix', term };
  return { by: 'email', match: /@.+\../.test(term) ? 'exact' : 'prefix', term };
}
