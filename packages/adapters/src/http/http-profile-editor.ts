import { type ProfileChanges, ProfileEditor, type ProfileSaveFailure } from '@ridgeline/core/profile';
import { done, fail, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';

export class HttpProfileEditor extends ProfileEditor {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async save(changes: ProfileChanges): Promise<Result<void, ProfileSaveFailure>> {
    try {
      const { data, response } = await this.#api.POST('/codeReports/profile', { body: onWire(changes) });
      if (data) return done;
      return fail(response.status === 401 ? 'signed-out' : 'save-failed');
    } catch {
      return fail('save-failed');
    }
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
