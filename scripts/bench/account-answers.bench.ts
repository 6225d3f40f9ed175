/**
 * Whether the duration of an answer reveals who has an account: milliseconds for existing and for unknown people, in turn,
 * A B A B. It prints medians and asserts nothing; specs check that status, length, statements and derivations are alike.
 */
import { rm } from 'node:fs/promises';
import { demoPerson, startLocalWorld } from '@ridgeline/local';
import { temporaryFolder } from '../testing/temporary-folder.ts';

/** Two fewer than half the account questions that one address may ask per minute. */
const ROUNDS = 13;
/** Five wrong tries in a row lock a name; each round uses another name. */
const TRIES_OF_ONE = 4;
const KNOWN = ['Dana', 'Marcus', 'Tess', 'Otis', 'Paula', 'Gil', 'Hana', 'Rex', 'Cleo', 'Olivia'].map(
  (givenName) => demoPerson(givenName).email,
);

const folder = await temporaryFolder('bench');
const world = await startLocalWorld({ port: 0, dataFolder: folder, logLevel: 'error' });
const app = (await (await fetch(`${world.address}/app-config.json`)).json()) as {
  readonly userPoolEndpoint: string;
  readonly userPoolClientId: string;
};

type Ask = (email: string) => Promise<Response>;
const QUESTIONS: Readonly<Record<string, Ask>> = {
  'sign-in with a wrong password': (USERNAME) =>
    pool('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD: 'Wrong-1-horse' },
    }),
  'sign-in with SRP, first half': (USERNAME) =>
    pool('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME, SRP_A: 'abcdef' } }),
  'forgot password (mails who is there)': (Username) => pool('ForgotPassword', { Username }),
  'resend a confirmed account its code': (Username) => pool('ResendConfirmationCode', { Username }),
  'email-verification (visible by the specification)': (email) =>
    post(`${world.address}/api/public/reports/email-verification`, { emails: [email] }),
};

const rows = [];
for (const [question, ask] of Object.entries(QUESTIONS)) {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const turn = Math.floor(round / TRIES_OF_ONE);
    const somebody = KNOWN[turn % KNOWN.length] ?? '';
    const nobody = `nobody.${turn}@example.com`;
    known.push(await millisecondsOf(() => ask(somebody)));
    unknown.push(await millisecondsOf(() => ask(nobody)));
  }
  const [there, not] = [median(known), median(unknown)];
  rows.push({ question, 'known, ms': there, 'unknown, ms': not, ratio: Number((not / there).toFixed(2)) });
}
console.table(rows);

await world.stop();
await rm(folder, { recursive: true, force: true });

function pool(action: string, input: object): Promise<Response> {
  return post(
    app.userPoolEndpoint,
    { ClientId: app.userPoolClientId, ...input },
    {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
    },
  );
}

function post(
  url: string,
  body: object,
  headers: Record<string, string> = { 'content-type': 'application/json' },
): Promise<Response> {
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function millisecondsOf(ask: () => Promise<Response>): Promise<number> {
  const from = performance.now();
  await (await ask()).text();
  return performance.now() - from;
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Number((sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2));
}
