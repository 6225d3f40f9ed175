import { parseEmail } from '@ridgeline/core/shared';
import type { Statement } from '../../db/database.ts';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';

const FIND: Statement = {
  name: 'id-associations.find',
  text: 'select email from id_associations where provider_id = $1',
};

/** Whoever comes later does not change whose an id is. */
const KEEP: Statement = {
  name: 'id-associations.keep',
  text: 'insert into id_associations (provider_id, email) values ($1, $2) on conflict do nothing',
};

// AUTH-8
export const idAssociationHandlers: Pick<Handlers, 'findAssociatedEmail' | 'associateEmail'> = {
  async findAssociatedEmail({ query: { id }, db }) {
    const [known] = await db.rows<{ readonly email: string }>(FIND, [id]);
    return answer(200, { id, email: known?.email ?? null });
  },

  async associateEmail({ body: { id, email }, db }) {
    const parsed = parseEmail(email);
    if (!parsed.ok) return problem('email-invalid', 'body/email');
    await db.rows(KEEP, [id, parsed.value]);
    return answer(204, undefined);
  },
};
