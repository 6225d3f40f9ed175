import { CODE_TOPICS } from '@ridgeline/core/packs';
import { PLACE_STATES, stateFips } from '@ridgeline/core/places';
import { propertyMessages } from '@ridgeline/core/reports';
import { say } from '@ridgeline/core/shared';
import type { Db, Statement } from '../../db/database.ts';

/** The rows of a pack that is being replaced or removed, until the end of the transaction. */
const BEFORE = 'data_pack_rows_before';
/** One load at a time: each compares what all packs answer before it and after it. */
const LOCK = 7_315_002;

const PREPARE: Statement = {
  name: 'code-updates-prepare',
  text: `create temporary table ${BEFORE} (like data_pack_rows) on commit drop`,
};
const ONE_AT_A_TIME: Statement = {
  name: 'code-updates-lock',
  text: `select pg_advisory_xact_lock(${LOCK})`,
};
const TAKE: Statement = {
  name: 'code-updates-take',
  text: `with taken as (delete from data_pack_rows where pack = $1 returning *)
    insert into ${BEFORE} select * from taken`,
};

const KEY = ['level', 'body', 'question', 'about', 'applies_to', 'model_years'] as const;
const SAID = [...KEY, 'value', 'unit', 'basis', 'condition', 'status', 'trust'].join(', ');
const key = (row: string) => KEY.map((column) => `${row}.${column}`).join(', ');
const sameKey = KEY.slice(2)
  .map((column) => `row.${column} is not distinct from touched.${column}`)
  .join(' and ');

/** Without statistics of what was just written and taken, Postgres would compare each row with each. */
const HASHED: Statement = { name: 'code-updates-hashed', text: 'set local enable_nestloop = off' };

/**
 * Of pack $1: the questions ($2) that all packs together answer otherwise than with its earlier rows. A row that only
 * moved to another pack, or has another source, changes no answer.
 */
const TELL: Statement = {
  name: 'code-updates-tell',
  text: `with changed as (
      (select ${SAID} from ${BEFORE} except select ${SAID} from data_pack_rows where pack = $1)
      union
      (select ${SAID} from data_pack_rows where pack = $1 except select ${SAID} from ${BEFORE})),
    touched as (select distinct ${KEY.join(', ')} from changed where question = any($2::text[])),
    answering as (
      select true as was, false as is, before.* from ${BEFORE} before
      union all
      select pack <> $1, true, present.* from data_pack_rows present),
    answered as (
      select ${key('touched')},
        string_agg(distinct words.value, '; ') filter (where row.was) as old_value,
        string_agg(distinct words.value, '; ') filter (where row.is) as new_value,
        string_agg(distinct words.value_es, '; ') filter (where row.was) as old_value_es,
        string_agg(distinct words.value_es, '; ') filter (where row.is) as new_value_es,
        (array_agg(to_jsonb(row) order by row.is desc, coalesce(row.source_date, row.source_read::text) desc, row.row_id))[1]
          as newest
      from touched join answering row on row.body = touched.body and row.level = touched.level and ${sameKey},
        lateral (select concat_ws(' ', row.value, row.unit, row.basis, '(' || row.condition || ')') as value,
          concat_ws(' ', coalesce(row.value_es, case row.value when 'yes' then $5::text else row.value end), row.unit, row.basis,
            '(' || coalesce(row.condition_es, row.condition) || ')') as value_es) words
      where row.status = 'adopted' and row.trust <> 'low'
      group by ${key('touched')})
    insert into code_updates (state, level, body, question, about, applies_to, old_value, new_value, old_value_es,
      new_value_es, source_name, source_url, source_date, source_read, pack)
    select coalesce(known.state, answered.body), answered.level, answered.body, answered.question, answered.about,
      answered.applies_to, answered.old_value, answered.new_value, answered.old_value_es, answered.new_value_es, newest ->> 'source_name', newest ->> 'source_url',
      newest ->> 'source_date', (newest ->> 'source_read')::date, $1
    from answered left join unnest($3::text[], $4::text[]) known(fips, state) on starts_with(answered.body, known.fips)
    where answered.old_value is distinct from answered.new_value`,
};

/** A rule that is asked with yes or no has no Spanish of its own. */
const YES = say(propertyMessages, 'es', 'yes').toLowerCase();
const FIPS = PLACE_STATES.map((state) => stateFips(state));

/** Takes the rows of a pack away, within a transaction, so that `tellUpdates` can compare. */
export async function takeRows(db: Db, pack: string): Promise<void> {
  await db.rows(ONE_AT_A_TIME, []);
  await db.rows(PREPARE, []);
  await db.rows(TAKE, [pack]);
}

/** Writes what has changed since `takeRows` of the same transaction. */
export async function tellUpdates(db: Db, pack: string): Promise<void> {
  await db.rows(HASHED, []);
  await db.rows(TELL, [pack, CODE_TOPICS, FIPS, PLACE_STATES, YES]);
}
