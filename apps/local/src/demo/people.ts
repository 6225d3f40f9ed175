import type { SeedAccount } from '../identity/seed-accounts.ts';
import { demoPlans, type DemoPlan } from './plans.ts';

/** All demo people are invented. They share one password, which `npm start` prints. */
export const DEMO_PASSWORD = 'Ridgeline-2026';

const BRANDT = 'Brandt Exteriors';
const CASTELL = 'Castell Roofing';
const ENGEL = 'Engel Storm Restoration';

export type DemoPerson = SeedAccount & {
  readonly givenName: string;
  readonly familyName: string;
  readonly signsInBy: 'cognito' | 'google' | 'apple' | 'microsoft' | 'sso';
  readonly professionType: string | null;
  readonly company: string | null;
  readonly acceptedTerms: boolean;
  /** Null for a person who has never signed in: they have no profile yet. */
  readonly plan: DemoPlan | null;
  /** What signing in as this person demonstrates. */
  readonly shows: string;
};

export const demoPeople: readonly DemoPerson[] = [
  person(1, 'Dana', 'Whitfield', {
    shows: 'solo, paid by the month, twenty-six projects',
    company: 'Whitfield Roofing',
    plan: demoPlans.soloPaid,
  }),
  person(2, 'Marcus', 'Okafor', {
    shows: 'the free plan, two projects',
    company: 'Highline Estimating',
  }),
  person(3, 'Inés', 'Robledo', { shows: 'no project yet, no profession', professionType: null }),
  person(16, 'Tess', 'Hargrove', { shows: 'a trial', plan: demoPlans.trial }),
  person(17, 'Otis', 'Fairbanks', { shows: 'a trial that is over', plan: demoPlans.trialOver }),
  person(18, 'Paula', 'Estrada', { shows: 'free, out of quick views', plan: demoPlans.usedUp }),
  person(19, 'Gil', 'Navarro', { shows: 'about to pause', plan: demoPlans.aboutToPause }),
  person(20, 'Hana', 'Sorensen', { shows: 'paused', plan: demoPlans.paused }),
  person(21, 'Rex', 'Amadi', { shows: 'bought on Android', plan: demoPlans.android }),
  person(22, 'Cleo', 'Baptiste', { shows: 'a payment past due', plan: demoPlans.pastDue }),
  person(12, 'Olivia', 'Brandt', { shows: 'owner of a team', company: BRANDT }),
  person(13, 'Andre', 'Castillo', { shows: 'its admin', company: BRANDT }),
  person(14, 'Mei', 'Tanaka', { shows: 'its member', company: BRANDT }),
  person(15, 'Victor', 'Nowak', { shows: 'its viewer', company: BRANDT }),
  person(24, 'Boris', 'Engel', { shows: 'owner of a team with a bucket', company: ENGEL }),
  person(25, 'Ida', 'Vance', { shows: 'its member', company: ENGEL }),
  person(26, 'Mona', 'Ferris', { shows: 'free, out of projects', plan: demoPlans.usedUp }),
  person(27, 'Sal', 'Brennan', { shows: 'a trial, out of projects', plan: demoPlans.trialUsedUp }),
  person(28, 'Lena', 'Castell', {
    shows: 'owner of a team, out of projects',
    company: CASTELL,
    plan: demoPlans.proUsedUp,
  }),
  person(29, 'Omar', 'Delgado', {
    shows: 'its member, out of projects',
    company: CASTELL,
    plan: demoPlans.proUsedUp,
  }),
  person(30, 'Ravi', 'Menon', { shows: 'bought on Android, out of projects', plan: demoPlans.androidUsedUp }),
  person(31, 'Iris', 'Kowal', { shows: 'Premium, out of projects', plan: demoPlans.premiumUsedUp }),
  person(4, 'Theo', 'Lindqvist', { shows: 'an email that was never confirmed', confirmed: false }),
  person(5, 'Priya', 'Raman', { shows: 'terms not accepted yet', acceptedTerms: false }),
  person(23, 'Nora', 'Quill', { shows: 'the first login ever', plan: null, acceptedTerms: false }),
  person(7, 'Guess', 'Waverly', { shows: 'for trying wrong passwords' }),
  person(8, 'Again', 'Waverly', { shows: 'for trying wrong passwords' }),
  person(6, 'Joan', 'Castellane', { shows: 'by Google', signsInBy: 'google' }),
  person(9, 'Noor', 'Haddad', { shows: 'by Apple', signsInBy: 'apple' }),
  person(10, 'Wes', 'Calloway', { shows: 'by Microsoft', signsInBy: 'microsoft' }),
  person(11, 'Skye', 'Lundgren', {
    shows: 'by her company',
    signsInBy: 'sso',
    email: 'skye.lundgren@summit.example',
    company: 'Summit Exteriors',
  }),
];

/** Demo people who sign in with the demo password. */
export const peopleWithPasswords = demoPeople.filter(({ signsInBy }) => signsInBy === 'cognito');

/** Demo people who sign in with Google, Apple, Microsoft or their company. */
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
    plan: demoPlans.free,
    ...facts,
  };
}

/** Lower case without accents, for email addresses. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
