import { HttpSyncStore } from '@ridgeline/adapters/http';
import type { ApiClient } from '@ridgeline/adapters/http';
import { Identity } from '@ridgeline/core/session';
import { Preferences } from '@ridgeline/core/shared';
import { ListSyncRecords, SyncStore, UpdateSyncRecords } from '@ridgeline/core/sync';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { SyncedLanguage } from '../view-model/synced-language.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** There is only one pool, but the wire format of Cognito Sync requires its id. */
const IDENTITY_POOL = 'us-east-1:ridgeline';

/** API-2: what follows a person to other browsers. */
export const syncModule = new ContainerModule(({ bind }) => {
  bind(SyncStore).toResolvedValue(
    (api: ApiClient, session: SessionStore) =>
      new HttpSyncStore(api, {
        identityPoolId: IDENTITY_POOL,
        identityId: async () => session.profile?.userId ?? null,
      }),
    [API_CLIENT, SessionStore],
  );
  made(bind, ListSyncRecords, [Identity, SyncStore]);
  made(bind, UpdateSyncRecords, [Identity, SyncStore]);
  made(bind, SyncedLanguage, {
    session: SessionStore,
    language: Language,
    preferences: Preferences,
    list: ListSyncRecords,
    update: UpdateSyncRecords,
  }).inSingletonScope();
});
