import type { Locale } from '@ridgeline/core/shared';
import { DEFAULT_DATASET } from '@ridgeline/core/sync';
import type { ApiUnderTest, Person } from './api-under-test.ts';

/** Keeps the language in which a person reads, as the web app does. */
export async function readsIn(api: ApiUnderTest, { id }: Person, language: Locale): Promise<void> {
  await api.sql.query(
    `with dataset as (insert into sync_datasets (person_id, name, sync_count) values ($1, $2, 1)
       on conflict (person_id, name) do update set sync_count = 1 returning person_id, name)
     insert into sync_records (person_id, dataset, key, value, sync_count)
     select person_id, name, 'language', $3, 1 from dataset
     on conflict (person_id, dataset, key) do update set value = excluded.value`,
    [id, DEFAULT_DATASET, language],
  );
}
