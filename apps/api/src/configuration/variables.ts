import * as z from 'zod/mini';

type Variable = {
  /** Its purpose, as `docs/operations.md` says it. */
  readonly about: string;
  /** What it must be: ends the error sentence for a wrong value. */
  readonly must: string;
  readonly reads: z.ZodMiniType<unknown, unknown>;
  /** Used if the variable is not set. Without a fallback the variable is required. */
  readonly fallback?: string;
  /** Never repeated in an error or a log. */
  readonly isSecret?: true;
};

const number = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.pipe(z.transform(Number), z.number().check(z.gte(least), z.lte(most))),
  );
const address = (protocols: RegExp) => z.url({ protocol: protocols, hostname: /./ });
const text = z.string().check(z.minLength(1), z.maxLength(2_000), z.regex(/^\S.*$/));
const list = z.pipe(
  z.string(),
  z.transform((items) =>
    items
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
);
const optional = z.pipe(
  z.string(),
  z.transform((given) => (given === '' ? null : given)),
);

const page = z.pipe(optional, z.nullable(address(/^https$/)));
const PAGE = 'an address with https, or nothing: https://www.example.com/terms';

const ADDRESS = 'an address without a slash at its end: https://ridgeline.example.com';

/** Every environment variable that the API reads. A spec compares `docs/operations.md` with this table. */
export const VARIABLES = {
  DATABASE_URL: {
    about: 'The Postgres database with all data.',
    must: 'the address of a Postgres: postgres://user:password@host:5432/ridgeline',
    reads: address(/^postgres(ql)?$/),
    isSecret: true,
  },
  DATABASE_CONNECTIONS: {
    about: 'The maximum number of connections per copy for calls; a few more are used for records and jobs.',
    must: 'a number from 2 to 200',
    reads: number(2, 200),
    fallback: '20',
  },
  HOST: {
    about: 'The host or address on which the API listens.',
    must: 'a host or address',
    reads: text,
    fallback: '0.0.0.0',
  },
  PORT: {
    about: 'The port of the API; 0 picks a free one.',
    must: 'a number from 0 to 65535',
    reads: number(0, 65_535),
    fallback: '8080',
  },
  PUBLIC_ADDRESS: {
    about: 'The public address of the product: the start of links in mails.',
    must: ADDRESS,
    reads: address(/^https?$/).check(z.regex(/[^/]$/)),
  },
  TRUSTED_PROXIES: {
    about:
      'Addresses or networks of the load balancers, separated by commas. Their forwarded client address is trusted; rate limits use it.',
    must: 'addresses or networks separated by commas: 10.0.0.0/8, 192.168.0.7',
    reads: list.check(
      z.refine((proxies) => proxies.every((proxy) => /^[0-9a-f.:]+(\/\d{1,3})?$/i.test(proxy))),
    ),
    fallback: '',
  },
  WEB_FOLDER: {
    about: 'The built web app, served beside the API. Without it another server serves the web app.',
    must: 'a folder',
    reads: optional,
    fallback: '',
  },
  ENVIRONMENT: {
    about:
      'The web app shows this word as a tag, unless it is `production`. Then there are no test clocks either, nor the stand-in of Stripe.',
    must: 'a word: production, staging',
    reads: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/)),
    fallback: 'production',
  },
  USER_POOL_ISSUER: {
    about: 'The issuer of the user pool whose tokens are accepted.',
    must: 'an address without a slash at its end: https://cognito-idp.us-east-1.amazonaws.com/us-east-1_AbCdEfGhI',
    reads: address(/^https?$/).check(z.regex(/[^/]$/)),
  },
  USER_POOL_ID: {
    about: 'The user pool that the web app signs in to.',
    must: 'the id of a user pool',
    reads: text,
  },
  USER_POOL_CLIENT_ID: {
    about: 'The app client of that pool; tokens of other clients are refused.',
    must: 'the id of an app client',
    reads: text,
  },
  USER_POOL_DOMAIN: {
    about:
      "The domain of the pool's own pages. Without it there is no sign-in by Google, Apple, Microsoft or a company.",
    must: 'a host without a protocol, or nothing: auth.ridgeline.example.com',
    reads: optional.check(z.refine((given) => given === null || /^[a-z0-9.-]+$/.test(given))),
    fallback: '',
  },
  TERMS_OF_SERVICE_URL: {
    about: 'Your terms of service. Without it the footer opens a template, marked as such.',
    must: PAGE,
    reads: page,
    fallback: '',
  },
  TERMS_OF_SALE_URL: {
    about: 'Your terms of sale, likewise.',
    must: PAGE,
    reads: page,
    fallback: '',
  },
  PRIVACY_POLICY_URL: {
    about: 'Your privacy policy, likewise.',
    must: PAGE,
    reads: page,
    fallback: '',
  },
  HELP_CENTER_URL: {
    about: "Your help center. Without it the footer opens the app's own help.",
    must: PAGE,
    reads: page,
    fallback: '',
  },
  INDUSTRY_NEWS_URL: {
    about: 'A page with news of the trade. Without it the user menu has no such entry.',
    must: PAGE,
    reads: page,
    fallback: '',
  },
  PRICING_ENQUIRY_URL: {
    about: "Where a price by agreement is asked for. Without it the app's own page is opened.",
    must: PAGE,
    reads: page,
    fallback: '',
  },
  GOOGLE_CLIENT_ID: {
    about:
      "The Google client whose codes the API exchanges, and of the one-tap prompt. Without it there is no prompt, and the API's Google calls answer 503.",
    must: 'the id of a client',
    reads: z.string(),
    fallback: '',
  },
  GOOGLE_CLIENT_SECRET: {
    about: 'The secret of that client.',
    must: 'a client secret',
    reads: z.string(),
    fallback: '',
    isSecret: true,
  },
  REGION: {
    about: 'The region marker in front of the ids of people.',
    must: 'a region: us-east-1',
    reads: z.string().check(z.regex(/^[a-z]{2}(-[a-z]+)+-\d$/)),
    fallback: 'us-east-1',
  },
  SMTP_URL: {
    about: 'The server that delivers mail.',
    must: 'the address of a mail server: smtps://user:password@mail.example.com',
    reads: address(/^smtps?$/),
    isSecret: true,
  },
  MAIL_FROM: {
    about: 'The sender of mail.',
    must: 'a name and an address, or an address: Ridgeline <hello@example.com>',
    reads: z.string().check(z.regex(/^(?:[^<>\r\n]+ <[^@<>\s]+@[^@<>\s]+>|[^@<>\s]+@[^@<>\s]+)$/)),
  },
  FEEDBACK_TO: {
    about: 'The address that feedback of users is mailed to. Without it feedback is only stored.',
    must: 'an address, or nothing: support@example.com',
    reads: optional.check(z.refine((given) => given === null || /^[^@<>\s]+@[^@<>\s]+$/.test(given))),
    fallback: '',
  },
  TEXTS_ENDPOINT: {
    about:
      'The text message service (Amazon SNS or compatible). Without it phone numbers cannot be verified.',
    must: 'an address, or nothing: https://sns.us-east-1.amazonaws.com',
    reads: optional.check(z.refine((given) => given === null || URL.canParse(given))),
    fallback: '',
  },
  TEXTS_ACCESS_KEY_ID: {
    about: 'The access key of that service.',
    must: 'an access key id',
    reads: z.string(),
    fallback: '',
  },
  TEXTS_SECRET_ACCESS_KEY: {
    about: 'The secret of that key.',
    must: 'a secret access key',
    reads: z.string(),
    fallback: '',
    isSecret: true,
  },
  MAP_SERVICE: {
    about:
      'The service of satellite pictures, with its key for browsers. Its host is added to the Content-Security-Policy. Without it reports have a drawn map only.',
    must: 'an address with https, or nothing: https://maps.googleapis.com/maps/api/staticmap?key=...',
    reads: optional.check(z.refine((given) => given === null || /^https:\/\/[^/\s]+\/\S+$/.test(given))),
    fallback: '',
  },
  FILES_ENDPOINT: {
    about: 'The storage of logos and PDFs (S3 or compatible). Without it they are in `FILES_FOLDER`.',
    must: 'an address without a slash at its end, or nothing: https://s3.us-east-1.amazonaws.com',
    reads: optional.check(z.refine((given) => given === null || /^https?:\/\/.*[^/]$/.test(given))),
    fallback: '',
  },
  FILES_BUCKET: {
    about: 'The bucket of that storage.',
    must: 'the name of a bucket: lowercase letters, digits, dots and hyphens',
    reads: z.string().check(z.regex(/^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])?$/)),
    fallback: '',
  },
  FILES_REGION: {
    about: 'The region of that storage.',
    must: 'a region',
    reads: text,
    fallback: 'us-east-1',
  },
  FILES_ACCESS_KEY_ID: {
    about: 'The access key of that storage.',
    must: 'an access key id',
    reads: z.string(),
    fallback: '',
  },
  FILES_SECRET_ACCESS_KEY: {
    about: 'The secret of that key.',
    must: 'a secret access key',
    reads: z.string(),
    fallback: '',
    isSecret: true,
  },
  FILES_FOLDER: {
    about: 'The folder of logos and PDFs without such a storage; one that all copies share.',
    must: 'a folder',
    reads: text,
    fallback: 'files',
  },
  STRIPE_SECRET_KEY: {
    about: 'The secret key of the Stripe account that charges cards. Without it nothing can be bought.',
    must: 'a secret key: sk_live_51…',
    reads: z.string().check(z.regex(/^([sr]k_(live|test|local)_[A-Za-z0-9]+)?$/)),
    fallback: '',
    isSecret: true,
  },
  STRIPE_PUBLISHABLE_KEY: {
    about: 'The publishable key of the same account, for the browser. Without it no card can be entered.',
    must: 'a publishable key: pk_live_51…',
    reads: z.string().check(z.regex(/^(pk_(live|test|local)_[A-Za-z0-9]+)?$/)),
    fallback: '',
    // It is public, but the secret key may have been set here by mistake.
    isSecret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    about:
      'Checks the events that Stripe sends to `/api/webhooks/stripe`. Without it a payment is settled only when its buyer comes back.',
    must: 'the signing secret of a webhook endpoint: whsec_…',
    reads: z.string().check(z.regex(/^(whsec_\S+)?$/)),
    fallback: '',
    isSecret: true,
  },
  STRIPE_ENDPOINT: {
    about: "The address of Stripe's stand-in on one machine. Not set in production.",
    must: 'an address without a slash at its end, or nothing: http://localhost:4300',
    reads: optional.check(z.refine((given) => given === null || /^https?:\/\/[^/]+$/.test(given))),
    fallback: '',
  },
  GEOCODER_ENDPOINT: {
    about:
      'The US Census geocoder, which needs no key. Without it addresses are located at the middle of their ZIP code.',
    must: 'an address without a slash at its end, or nothing: https://geocoding.geo.census.gov/geocoder',
    reads: optional.check(z.refine((given) => given === null || /^https?:\/\/.*[^/]$/.test(given))),
    fallback: '',
  },
  LINK_SECRET: {
    about:
      'Signs the links to PDFs, and makes the secrets of webhooks; the same in every copy. A new secret invalidates all existing links, and the secrets of all webhooks.',
    must: 'a secret of at least 32 characters',
    reads: z.string().check(z.minLength(32)),
    isSecret: true,
  },
  WEBHOOK_SINK: {
    about:
      'An address of this machine: events may be sent to what is below it, although it is not on the public internet. For trying webhooks out; not set in production.',
    must: 'an address, or nothing: http://localhost:4600/local/webhooks/',
    reads: optional.check(z.refine((given) => given === null || /^https?:\/\/[^/]+\/\S+$/.test(given))),
    fallback: '',
  },
  METRICS_HOST: {
    about: 'The host or address that serves the metrics. They are not public: use an internal address.',
    must: 'a host or address',
    reads: text,
    fallback: '127.0.0.1',
  },
  METRICS_PORT: {
    about: 'The port of the metrics; 0 picks a free one.',
    must: 'a number from 0 to 65535',
    reads: number(0, 65_535),
    fallback: '9464',
  },
  JOBS: {
    about: 'Whether this copy also runs jobs. At least one copy must.',
    must: "'on' or 'off'",
    reads: z.pipe(
      z.enum(['on', 'off']),
      z.transform((word) => word === 'on'),
    ),
    fallback: 'on',
  },
  SHUTDOWN_GRACE: {
    about:
      'Milliseconds for which a copy still answers after SIGTERM while `/readyz` answers no: longer than the interval of its health checks.',
    must: 'a number from 0 to 60000',
    reads: number(0, 60_000),
    fallback: '10000',
  },
  LOG_LEVEL: {
    about: 'The lowest level that is logged; `debug` logs every call.',
    must: "'debug', 'info', 'warn' or 'error'",
    reads: z.enum(['debug', 'info', 'warn', 'error', 'silent']),
    fallback: 'info',
  },
} as const satisfies Record<string, Variable>;

type Variables = typeof VARIABLES;
export type VariableName = keyof Variables;
export type Values = { readonly [Name in VariableName]: z.output<Variables[Name]['reads']> };
export type Environment = Readonly<Record<string, string | undefined>>;

/** One or more variables are wrong. The message has a sentence for each, without secrets. */
export class ConfigurationProblem extends Error {
  override readonly name = 'ConfigurationProblem';
}

/** All variables, or an error that names every wrong one. An empty variable counts as not set. */
export function readVariables<Name extends VariableName>(
  environment: Environment,
  names: readonly Name[],
): Pick<Values, Name> {
  const values: Partial<Record<VariableName, unknown>> = {};
  const sentences: string[] = [];
  for (const name of names) {
    const variable: Variable = VARIABLES[name];
    const given = environment[name] || variable.fallback;
    const read = given === undefined ? null : variable.reads.safeParse(given);
    if (read?.success) values[name] = read.data;
    else sentences.push(refusal(name, variable, given));
  }
  if (sentences.length > 0) throw new ConfigurationProblem(sentences.join('\n'));
  return values as Pick<Values, Name>;
}

function refusal(name: string, { must, isSecret }: Variable, given: string | undefined): string {
  if (given === undefined) return `${name} is not set; it has to be ${must}.`;
  return isSecret ? `${name} has to be ${must}.` : `${name} is '${given}'; it has to be ${must}.`;
}
