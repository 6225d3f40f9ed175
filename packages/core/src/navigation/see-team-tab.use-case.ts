import type { ProfileEditor } from '../profile/profile-editor.port.ts';
import { marksTeamSeen } from '../plans/gated-feature.policy.ts';
import type { FailureLog } from '../shared/failure-log.port.ts';

export class SeeTeamTab {
  readonly #profiles: ProfileEditor;
  readonly #log: FailureLog;

  constructor(profiles: ProfileEditor, log: FailureLog) {
    this.#profiles = profiles;
    this.#log = log;
  }

  /** HDR-12 START-10: a failure is only logged. Returns whether the flag is now set. */
  async run(facts: Parameters<typeof marksTeamSeen>[0]): Promise<boolean> {
    if (!marksTeamSeen(facts)) return facts.seen;
    const saved = await this.#profiles.save({ flagTeamNotificationSeen: true });
    if (!saved.ok) this.#log.note('team-notified-flag-not-saved', saved.failure);
    return saved.ok;
  }
}
