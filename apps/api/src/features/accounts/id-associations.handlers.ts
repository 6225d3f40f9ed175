import { parseEmail } from '@ridgeline/core/shared';
import type { Statement } from '../../db/database.ts';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { unproven, type ProveIdentity } from '../../http/prove-identity.ts';

const FIND: Statement = {
  name: 'id-associations.find',
  text: 'select email from id_associations where provider_id = $1',
};

/** The first email address that a provider sends with an id is kept. */
const KEEP: Statement = {
  name: 'id-associations.keep',
  text: 'insert into id_associations (provider_id, email) values ($1, $2) on conflict do nothing',
};

export type IdAssociationConfig = { readonly proveIdentity: ProveIdentity };

// AUTH-8
export function idAssociationHandlers({
  proveIdentity,
}: IdAssociationConfig): Pick<Handlers, 'findAssociatedEmail' | 'associateEmail'> {
  return {
    async findAssociatedEmail({ query: { id }, db }) {
      const [known] = await db.rows<{ readonly email: string }>(FIND, [id]);
      return answer(200, { id, email: known?.email ?? null });
    },

    async associateEmail({ body: { id, email, idToken }, db }) {
      const parsed = parseEmail(email);
      if (!parsed.ok) return problem('email-invalid', 'body/email');
      // D AUTH-8.1
      const proven = await proveIdentity(idToken);
      if (proven.email !== parsed.value || !proven.providerIds.includes(id)) throw unproven();
      await db.rows(KEEP, [id, parsed.value]);
      return answer(204, undefined);
    },
  };
}
