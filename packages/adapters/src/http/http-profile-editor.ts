import { type ProfileChanges, ProfileEditor, type ProfileSaveFailure } from '@ridgeline/core/profile';
import { done, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { resultOf } from './call.ts';

/** PROF-5: the last change may be saved while the page is closing. */
const OUTLIVES_THE_PAGE = { keepalive: true };

export class HttpProfileEditor extends ProfileEditor {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override save(changes: ProfileChanges): Promise<Result<void, ProfileSaveFailure>> {
    return resultOf(
      () => this.#api.POST('/codeReports/profile', { body: onWire(changes), ...OUTLIVES_THE_PAGE }),
      () => done,
      (refused) => (refused?.status === 401 ? 'signed-out' : 'save-failed'),
    );
  }
}

/** The API accepts no empty name, and the flag cannot be reset. */
function onWire({ name, flagTeamNotificationSeen, ...same }: ProfileChanges) {
  return {
    ...same,
    ...(typeof name === 'string' && { name }),
    ...(flagTeamNotificationSeen === true && { flag_team_notification_seen: true as const }),
  };
}
