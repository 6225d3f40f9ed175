import type { GoogleClient } from '../adapters/openid-google-tokens.ts';
import type { S3Settings } from '../adapters/s3-files.ts';
import type { SmtpSettings } from '../adapters/smtp-mail.ts';
import type { SnsSettings } from '../adapters/sns-texts.ts';
import type { StripeSettings } from '../adapters/stripe-payments.ts';
import {
  ConfigurationProblem,
  readVariables,
  VARIABLES,
  type Environment,
  type Values,
  type VariableName,
} from './variables.ts';

/** The validated configuration of a copy of the API. */
export type Configuration = {
  readonly values: Values;
  readonly mail: SmtpSettings;
  /** Null if texts cannot be sent. */
  readonly texts: SnsSettings | null;
  /** A bucket, or a folder of this machine. */
  readonly files: S3Settings | { readonly folder: string };
  /** Null if sign-in by Google's own page is not set up. */
  readonly google: GoogleClient | null;
  /** Null if nothing can be bought. */
  readonly payments: StripeSettings | null;
  /** Null if the payment provider sends no events. */
  readonly paymentEvents: { readonly webhookSecret: string } | null;
  /** The operator's own pages, by the name that the web app has for them. */
  readonly pages: Readonly<Record<string, string>>;
  /** Whether a plan may have a time of its own (ADR 37). Where real cards are charged, no plan has. */
  readonly testClocks: boolean;
};

export function configurationFrom(environment: Environment): Configuration {
  const values = readVariables(environment, Object.keys(VARIABLES) as VariableName[]);
  checkSink(values);
  return {
    values,
    mail: { url: values.SMTP_URL, from: values.MAIL_FROM },
    texts: textsFrom(values),
    google: googleFrom(values),
    files: filesFrom(values),
    payments: paymentsFrom(values),
    paymentEvents:
      values.STRIPE_WEBHOOK_SECRET === '' ? null : { webhookSecret: values.STRIPE_WEBHOOK_SECRET },
    pages: pagesFrom(values),
    testClocks: testClocksFrom(values),
  };
}

function pagesFrom(values: Values): Readonly<Record<string, string>> {
  const pages = {
    'terms-of-service': values.TERMS_OF_SERVICE_URL,
    'terms-of-sale': values.TERMS_OF_SALE_URL,
    'privacy-policy': values.PRIVACY_POLICY_URL,
    'help-center': values.HELP_CENTER_URL,
    'industry-news': values.INDUSTRY_NEWS_URL,
    'pricing-enquiry': values.PRICING_ENQUIRY_URL,
  };
  return Object.fromEntries(
    Object.entries(pages).filter((page): page is [string, string] => page[1] !== null),
  );
}

/** Whoever adds a webhook reaches what is below the sink: on a machine of one's own, and nowhere else. */
function checkSink({ WEBHOOK_SINK, ENVIRONMENT }: Values): void {
  if (WEBHOOK_SINK !== null && ENVIRONMENT === 'production') {
    throw new ConfigurationProblem('WEBHOOK_SINK lets webhooks reach this machine: not in production.');
  }
}

/** The key of the stand-in, and its address, belong together: a real key is sent to Stripe alone. */
function paymentsFrom(values: Values): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_ENDPOINT: endpoint, ENVIRONMENT } = values;
  const publishableKey = values.STRIPE_PUBLISHABLE_KEY;
  if (publishableKey !== '' && modeOf(publishableKey) !== modeOf(secretKey)) {
    throw new ConfigurationProblem(
      'STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY are of one account and one mode, or only the second is set.',
    );
  }
  if (secretKey.includes('_local_') !== (endpoint !== null)) {
    throw new ConfigurationProblem(
      'STRIPE_ENDPOINT is set with a key sk_local_… of the stand-in, and with no other.',
    );
  }
  if (endpoint !== null && ENVIRONMENT === 'production') {
    throw new ConfigurationProblem(
      'STRIPE_ENDPOINT names the stand-in, whose cards pay nothing: not in production.',
    );
  }
  return secretKey === '' ? null : { secretKey, endpoint };
}

/** A word other than `production` is not enough: a copy with any name may charge real cards. */
function testClocksFrom({ ENVIRONMENT, STRIPE_SECRET_KEY }: Values): boolean {
  return ENVIRONMENT !== 'production' && ['test', 'local'].includes(modeOf(STRIPE_SECRET_KEY) ?? '');
}

/** Undefined if there is no key. */
function modeOf(key: string): string | undefined {
  return key.split('_')[1];
}

const FILE_VARIABLES = [
  'FILES_ENDPOINT',
  'FILES_BUCKET',
  'FILES_REGION',
  'FILES_ACCESS_KEY_ID',
  'FILES_SECRET_ACCESS_KEY',
  'FILES_FOLDER',
] as const satisfies readonly VariableName[];

/** Only where the files are: for a task that needs nothing else. */
export function fileConfiguration(environment: Environment): Configuration['files'] {
  return filesFrom(readVariables(environment, FILE_VARIABLES));
}

function filesFrom(values: Pick<Values, (typeof FILE_VARIABLES)[number]>): Configuration['files'] {
  const { FILES_ENDPOINT: endpoint, FILES_BUCKET: bucket, FILES_REGION: region } = values;
  const { FILES_ACCESS_KEY_ID: accessKeyId, FILES_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (endpoint === null) return { folder: values.FILES_FOLDER };
  if (bucket === '' || accessKeyId === '' || secretAccessKey === '') {
    throw new ConfigurationProblem(
      'FILES_ENDPOINT is set; FILES_BUCKET, FILES_ACCESS_KEY_ID and FILES_SECRET_ACCESS_KEY have to be set with it.',
    );
  }
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

function textsFrom(values: Values): SnsSettings | null {
  const { TEXTS_ENDPOINT, TEXTS_ACCESS_KEY_ID, TEXTS_SECRET_ACCESS_KEY, REGION } = values;
  if (TEXTS_ENDPOINT === null) return null;
  if (TEXTS_ACCESS_KEY_ID === '' || TEXTS_SECRET_ACCESS_KEY === '') {
    throw new ConfigurationProblem(
      'TEXTS_ENDPOINT is set; TEXTS_ACCESS_KEY_ID and TEXTS_SECRET_ACCESS_KEY have to be set with it.',
    );
  }
  return {
    endpoint: TEXTS_ENDPOINT,
    region: REGION,
    accessKeyId: TEXTS_ACCESS_KEY_ID,
    secretAccessKey: TEXTS_SECRET_ACCESS_KEY,
  };
}

function googleFrom(values: Values): GoogleClient | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, PUBLIC_ADDRESS } = values;
  if (clientId === '') return null;
  if (clientSecret === '') {
    throw new ConfigurationProblem('GOOGLE_CLIENT_ID is set; GOOGLE_CLIENT_SECRET has to be set with it.');
  }
  const redirectUri = `${PUBLIC_ADDRESS}/auth/google/callback`;
  return { issuer: 'https://accounts.google.com', clientId, clientSecret, redirectUri };
}
