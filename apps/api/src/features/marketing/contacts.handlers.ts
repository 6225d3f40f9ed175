import { parseEmail } from '@ridgeline/core/shared';
import type { Statement } from '../../db/database.ts';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';

const KEEP: Statement = {
  name: 'contacts.keep',
  text: 'insert into contact_updates (email, updates) values ($1, $2)',
};

export const contactHandlers: Pick<Handlers, 'updateContact'> = {
  // API-3
  async updateContact({ body, db }) {
    const email = parseEmail(body.email);
    if (!email.ok) return problem('email-invalid', 'body/email');
    await db.rows(KEEP, [email.value, body.updates]);
    return answer(202, { status: 'ok' });
  },
};
