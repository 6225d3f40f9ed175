import type { SeedAccount } from '../identity/seed-accounts.ts';

/** Everybody here is invented. They share one password, which `npm start` prints. */
export const DEMO_PASSWORD = 'Ridgeline-2026';

export type DemoPerson = SeedAccount & {
  readonly givenName: string;
  readonly familyName: string;
  readonly signsInBy: 'cognito' | 'google' | 'apple' | 'microsoft' | 'sso';
  readonly professionType: string | null;
  readonly company: string | null;
  readonly acceptedTerms: boolean;
  /** What to see by signing in as this person. */
  readonly shows: string;
};

export const demoPeople: readonly DemoPerson[] = [
  person(1, 'Dana', 'Whitfield', {
    shows: 'a roofer with twenty-six projects',
    company: 'Whitfield Roofing',
  }),
  person(2, 'Marcus', 'Okafor', { shows: 'an estimator with two projects', company: 'Highline Estimating' }),
  person(3, 'Inés', 'Robledo', { shows: 'no project yet', professionType: null }),
  person(4, 'Theo', 'Lindqvist', { shows: 'an email that was never confirmed', confirmed: false }),
  person(5, 'Priya', 'Raman', { shows: 'terms not accepted yet', acceptedTerms: false }),
  person(7, 'Guess', 'Waverly', { shows: 'nothing special: for trying wrong passwords' }),
  person(8, 'Again', 'Waverly', { shows: 'nothing special: for trying wrong passwords' }),
  person(6, 'Joan', 'Castellane', { shows: 'an account that signs in with Google', signsInBy: 'google' }),
  person(9, 'Noor', 'Haddad', { shows: 'an account that signs in with Apple', signsInBy: 'apple' }),
  person(10, 'Wes', 'Calloway', { shows: 'an account that signs in with Microsoft', signsInBy: 'microsoft' }),
  person(11, 'Skye', 'Lundgren', {
    shows: 'an account that signs in through its company',
    signsInBy: 'sso',
    email: 'skye.lundgren@summit.example',
    company: 'Summit Exteriors',
  }),
];

/** Those who can sign in with the demo password. */
export const peopleWithPasswords = demoPeople.filter(({ signsInBy }) => signsInBy === 'cognito');

/** Those who come from Google, Apple, Microsoft or their company. */
export const peopleOfProviders = demoPeople.filter(({ signsInBy }) => signsInBy !== 'cognito');

export function demoPerson(givenName: string): DemoPerson {
  const found = demoPeople.find((one) => one.givenName === givenName);
  if (!found) throw new Error(`no demo person is called ${givenName}`);
  return found;
}

function person(
  number: number,
  givenName: string,
  familyName: string,
  facts: Partial<DemoPerson> & Pick<DemoPerson, 'shows'>,
): DemoPerson {
  return {
    sub: `d0000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    email: `${plain(givenName)}.${plain(familyName)}@example.com`,
    password: DEMO_PASSWORD,
    attributes: { given_name: givenName, family_name: familyName },
    givenName,
    familyName,
    signsInBy: 'cognito',
    professionType: 'roofing-contractor',
    company: null,
    acceptedTerms: true,
    ...facts,
  };
}

/** Without accents, in lower case: how an email is written. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
