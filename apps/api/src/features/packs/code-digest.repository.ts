import type { Locale } from '@ridgeline/core/shared';
import type { CODE_TOPICS } from '@ridgeline/core/packs';
import type { Db, Statement } from '../../db/database.ts';
import { languageOfPerson } from '../sync/language-of-person.ts';

/** A mail stays readable; the rest is counted. */
const LINES = 20;

/** The name of a body is a row of a pack, or that of its city limits; null where neither is loaded. */
const DIGEST: Statement = {
  name: 'code-updates.digest',
  text: `with told as (
      select update.*, person.email::text as email, ${languageOfPerson('person.id')} as language from people person
      join subscribed_states subscriber on subscriber.person_id = person.id
      join code_updates update on update.state = any(subscriber.states)
      where person.id = $1 and update.told_at = $2),
    lines as (
      select told.state, told.question, told.old_value as "oldValue", told.new_value as "newValue",
        told.old_value_es as "oldValueEs", told.new_value_es as "newValueEs",
        concat_ws(', ', told.source_name, coalesce(told.source_date, told.source_read::text), told.source_url) as source,
        case when told.level <> 'state' then told.body end as body,
        case when told.level <> 'state' then coalesce(
          (select named.value from data_pack_rows named
            where named.body = told.body and named.question = 'body-name' order by named.pack, named.row_id limit 1),
          (select limits.name from city_limits limits where limits.geoid = told.body limit 1)) end as place
      from told order by told.state, told.level = 'state' desc, told.body, told.question, told.id limit ${LINES})
    select min(told.email) as email, min(told.language) as language, count(*)::int as count, array_agg(distinct told.state order by told.state) as states,
      (select jsonb_agg(to_jsonb(lines)) from lines) as lines
    from told having count(*) > 0`,
};

export type DigestLine = {
  readonly state: string;
  /** The GEOID; null for the state itself. */
  readonly body: string | null;
  readonly place: string | null;
  readonly question: (typeof CODE_TOPICS)[number];
  readonly oldValue: string | null;
  readonly newValue: string | null;
  readonly oldValueEs: string | null;
  readonly newValueEs: string | null;
  readonly source: string;
};

export type Digest = {
  readonly email: string;
  readonly language: Locale;
  readonly states: readonly string[];
  readonly count: number;
  readonly lines: readonly DigestLine[];
};

/** What of a digest is of the states that a person subscribes to; null if nothing is, or they are gone. */
export async function findDigest(db: Db, personId: string, toldAt: Date): Promise<Digest | null> {
  return (await db.rows<Digest>(DIGEST, [personId, toldAt]))[0] ?? null;
}
