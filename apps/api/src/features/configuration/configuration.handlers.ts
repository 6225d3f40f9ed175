import type { Choice } from '@ridgeline/contract';
import { callerStatement } from '../../db/caller-statement.ts';
import type { Statement } from '../../db/database.ts';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';

const FOR_SIGNED_IN = callerStatement(
  'find',
  `select item from configurations where name = $2 and audience in ('signed-in', 'anyone')
   order by audience = 'anyone' limit 1`,
);

// D RPT-2.4: the manufacturers and products of the data packs are lists, too.
const FOR_FORMS = callerStatement(
  'find',
  `select item from configurations where name = $2 and audience = 'form'
   union all
   select jsonb_agg(jsonb_build_object('label', named.label, 'value', named.id) order by named.label)
   from (
     select split_part(made.body, '/', case when $2 = 'manufacturers' then 1 else 2 end) as id, min(made.value) as label
     from data_pack_rows made
     where made.level = 'maker' and made.question = 'body-name' and case when $2 = 'manufacturers'
       then made.body not like '%/%' else 'products-' || split_part(made.body, '/', 1) = $2 and made.body like '%/%' end
     group by 1) named
   having count(*) > 0
   limit 1`,
);

const FOR_ANYONE: Statement = {
  name: 'configurations.public',
  text: `select item from configurations where name = $1 and audience = 'anyone'`,
};

type ConfigurationOperation = 'getConfiguration' | 'getPublicConfiguration' | 'getFormList';

// API-4 ENT-10
export const configurationHandlers: Pick<Handlers, ConfigurationOperation> = {
  async getConfiguration({ path: { name }, db }) {
    return found(await db.rows<{ readonly item: unknown }>(FOR_SIGNED_IN, [name]));
  },

  async getPublicConfiguration({ path: { name }, db }) {
    return found(await db.rows<{ readonly item: Choice[] }>(FOR_ANYONE, [name]));
  },

  async getFormList({ path: { name }, db }) {
    return found(await db.rows<{ readonly item: Choice[] }>(FOR_FORMS, [name]));
  },
};

function found<Item>([row]: readonly { readonly item: Item }[]) {
  return row ? answer(200, { status: 200 as const, item: row.item }) : problem('not-found');
}
