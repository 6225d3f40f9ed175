import { parsePhone, profileMessages } from '@ridgeline/core/profile';
import { parseEmail } from '@ridgeline/core/shared';
import type { EmailStatus } from '@ridgeline/contract';
import type { Db, Statement } from '../../db/database.ts';
import { answer, type Handlers } from '../../http/operations.ts';

/** The wire name of each kind of account, and the rest of a sentence that starts with "Email". */
const REGISTERED = {
  cognito: {
    status: 'cognito-account',
    message: 'is already registered. Please sign in with your password.',
  },
  google: { status: 'google-account', message: 'is registered with Google. Please sign in with Google.' },
  apple: { status: 'apple-account', message: 'is registered with Apple. Please sign in with Apple.' },
  microsoft: {
    status: 'microsoft-account',
    message: 'is registered with Microsoft. Please sign in with Microsoft.',
  },
  sso: { status: 'sso-account', message: 'is registered with your company. Please use enterprise sign-in.' },
} as const satisfies Record<string, EmailStatus>;

const FREE: EmailStatus = { status: 'ok', message: '' };
const INVALID: EmailStatus = { status: 'invalid', message: 'does not appear to be valid.' };

const KINDS: Statement = {
  name: 'accounts.kinds',
  text: `select asked.position, person.signs_in_by as "signsInBy"
    from unnest($1::citext[]) with ordinality as asked(email, position)
    join people person on person.email = asked.email order by asked.position limit 1`,
};

export const accountHandlers: Pick<Handlers, 'verifyEmail' | 'verifyPhone'> = {
  async verifyEmail({ body: { emails }, db }) {
    return answer(200, await firstThatIsNotFree(db, emails));
  },

  // VAL-3
  async verifyPhone({ body: { phone } }) {
    const parsed = parsePhone(phone);
    if (parsed.ok) return answer(200, { status: 'ok', message: '' });
    return answer(200, { status: 'invalid', message: profileMessages.en[parsed.failure] });
  },
};

async function firstThatIsNotFree(db: Db, emails: readonly string[]): Promise<EmailStatus> {
  const parsed = emails.map(parseEmail);
  const valid = parsed.flatMap((email) => (email.ok ? [email.value] : []));
  // Queried also for malformed addresses: the duration of the answer must not tell which addresses are registered.
  const [taken] = await db.rows<{ readonly signsInBy: keyof typeof REGISTERED }>(KINDS, [valid]);
  if (valid.length < parsed.length) return INVALID;
  return taken ? REGISTERED[taken.signsInBy] : FREE;
}
