import type { StateTax } from '@ridgeline/core/billing';
import type { Db, Statement } from '../../db/database.ts';

const LIST: Statement = { name: 'taxes.list', text: 'select state, rate from tax_rates order by state' };

export function listTaxes(db: Db): Promise<StateTax[]> {
  return db.rows<StateTax>(LIST, []);
}

const REPLACE: Statement = {
  name: 'taxes.replace',
  text: `with told as (select * from json_to_recordset($1::json) told(state text, rate int)),
    ended as (delete from tax_rates where not exists (select from told where told.state = tax_rates.state))
    insert into tax_rates (state, rate) select told.state, told.rate from told
    on conflict (state) do update set rate = excluded.rate`,
};

/** The whole list: a state that it does not name has no tax any more. */
export async function replaceTaxes(db: Db, taxes: readonly StateTax[]): Promise<void> {
  await db.rows(REPLACE, [JSON.stringify(taxes)]);
}

const FREE: Statement = {
  name: 'taxes.free',
  text: 'update people set tax_free = $2 where email = $1::citext returning id',
};

/** False if there is no such person. */
export async function setTaxFree(db: Db, email: string, isFree: boolean): Promise<boolean> {
  return (await db.rows(FREE, [email, isFree])).length > 0;
}
