import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Email } from '@ridgeline/core/shared';
import { AwsClient } from 'aws4fetch';
import type { SuiteAccount, SuitePool } from './suite-pool.ts';

export type RealPoolSettings = {
  readonly userPoolId: string;
  readonly clientId: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | undefined;
  /** Its endpoint, if it is not the default one of its region. */
  readonly endpoint: string | undefined;
  /** An address that returns the latest codes as JSON, newest first: `[{ "recipient": …, "code": … }]`. */
  readonly mailbox: string | undefined;
  /** The mailbox receives mail for any name of this domain. */
  readonly mailDomain: string;
};

const NEEDED = [
  'RIDGELINE_POOL_ID',
  'RIDGELINE_POOL_CLIENT_ID',
  'RIDGELINE_POOL_ACCESS_KEY_ID',
  'RIDGELINE_POOL_SECRET_ACCESS_KEY',
] as const;

/** The settings of a real user pool, or null if none is set. An incomplete set is an error. */
export function realPoolSettings(
  environment: Readonly<Record<string, string | undefined>>,
): RealPoolSettings | null {
  const missing = NEEDED.filter((name) => !environment[name]);
  if (missing.length === NEEDED.length) return null;
  if (missing.length > 0) throw new Error(`A real user pool is half given: ${missing.join(', ')} missing.`);
  const given = (name: string) => environment[name] || undefined;
  return {
    userPoolId: given('RIDGELINE_POOL_ID') ?? '',
    clientId: given('RIDGELINE_POOL_CLIENT_ID') ?? '',
    accessKeyId: given('RIDGELINE_POOL_ACCESS_KEY_ID') ?? '',
    secretAccessKey: given('RIDGELINE_POOL_SECRET_ACCESS_KEY') ?? '',
    sessionToken: given('RIDGELINE_POOL_SESSION_TOKEN'),
    endpoint: given('RIDGELINE_POOL_ENDPOINT'),
    mailbox: given('RIDGELINE_POOL_MAILBOX'),
    mailDomain: given('RIDGELINE_POOL_MAIL_DOMAIN') ?? 'example.com',
  };
}

/** A real pool with two accounts for one run. They are deleted afterwards, with every account that the run made. */
export async function realPool(settings: RealPoolSettings): Promise<SuitePool> {
  const { userPoolId, clientId, endpoint, mailbox } = settings;
  const admin = new Administrator(settings);
  const emails: string[] = [];
  const freshEmail = () => {
    const email = `suite-${randomUUID()}@${settings.mailDomain}`;
    emails.push(email);
    return email as Email;
  };
  const confirmed = await admin.makeConfirmed(freshEmail());
  const unconfirmed = await admin.makeUnconfirmed(freshEmail());
  const told = new Set<string>();
  return {
    config: { userPoolId, userPoolClientId: clientId, endpoint },
    confirmed,
    unconfirmed,
    freshEmail,
    endSessions: (email) => admin.ask('AdminUserGlobalSignOut', { Username: email }),
    codeSentTo: (email) => newestCode(mailbox ?? '', email, told),
    close: async () => {
      // Not every email got an account.
      for (const email of emails) await admin.ask('AdminDeleteUser', { Username: email }).catch(() => null);
    },
  };
}

const PASSWORD = 'Suite-2026-horse';

class Administrator {
  readonly #settings: RealPoolSettings;
  readonly #client: AwsClient;

  constructor(settings: RealPoolSettings) {
    const { accessKeyId, secretAccessKey, sessionToken, userPoolId } = settings;
    this.#settings = settings;
    this.#client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      ...(sessionToken !== undefined && { sessionToken }),
      service: 'cognito-idp',
      region: regionOf(userPoolId),
    });
  }

  async makeConfirmed(email: string): Promise<SuiteAccount> {
    const attributes = [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
    ];
    await this.ask('AdminCreateUser', {
      Username: email,
      MessageAction: 'SUPPRESS',
      UserAttributes: attributes,
    });
    await this.ask('AdminSetUserPassword', { Username: email, Password: PASSWORD, Permanent: true });
    return { email, password: PASSWORD };
  }

  async makeUnconfirmed(email: string): Promise<SuiteAccount> {
    await this.ask('SignUp', {
      ClientId: this.#settings.clientId,
      Username: email,
      Password: PASSWORD,
      UserAttributes: [{ Name: 'email', Value: email }],
    });
    return { email, password: PASSWORD };
  }

  async ask(action: string, input: object): Promise<void> {
    const { endpoint, userPoolId } = this.#settings;
    const response = await this.#client.fetch(
      endpoint ?? `https://cognito-idp.${regionOf(userPoolId)}.amazonaws.com/`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
        },
        body: JSON.stringify(action === 'SignUp' ? input : { UserPoolId: userPoolId, ...input }),
      },
    );
    if (!response.ok) throw new Error(`${action}: ${response.status} ${await response.text()}`);
  }
}

const MAIL_TAKES_AT_MOST = 10_000;
const LOOK_AGAIN = 500;

/** A code that was not read before; after a while the latest one, since possibly none was sent. */
async function newestCode(mailbox: string, email: string, told: Set<string>): Promise<string> {
  for (let waited = 0; ; waited += LOOK_AGAIN) {
    const messages = (await (await fetch(mailbox)).json()) as readonly { recipient: string; code: string }[];
    const code = messages.find(({ recipient }) => recipient === email)?.code;
    const isOver = waited >= MAIL_TAKES_AT_MOST;
    if (code === undefined && isOver) throw new Error(`no code was sent to ${email}`);
    if (code !== undefined && (isOver || !told.has(`${email} ${code}`))) {
      told.add(`${email} ${code}`);
      return code;
    }
    await setTimeout(LOOK_AGAIN);
  }
}

function regionOf(userPoolId: string): string {
  return userPoolId.slice(0, userPoolId.indexOf('_'));
}
