import type { ProfileGateway } from '../profile/profile-gateway.port.ts';
import type { Identity } from './identity.port.ts';
import type { EndSessionsAfterReset } from './end-sessions-after-reset.use-case.ts';
import { nextVisit, type Visit } from './visit.machine.ts';

export class StartUp {
  readonly #identity: Identity;
  readonly #profiles: ProfileGateway;
  readonly #endSessions: EndSessionsAfterReset;

  constructor(identity: Identity, profiles: ProfileGateway, endSessions: EndSessionsAfterReset) {
    this.#identity = identity;
    this.#profiles = profiles;
    this.#endSessions = endSessions;
  }

  /**
   * START-1: loads the identity, if any, and then the profile. Continues from the current state of `visit`; a state
   * that waits for nothing stays.
   */
  async run(visit: Visit): Promise<Visit> {
    const { number, session } = visit;
    if (session.is !== 'starting') return visit;
    if (session.waitsFor === 'identity') {
      const identity = await this.#identity.current();
      return this.run(nextVisit(visit, { type: 'identity-answered', visit: number, identity }));
    }
    await this.#endSessions.run(session.identity);
    const answer = await this.#profiles.load();
    return nextVisit(visit, { type: 'profile-answered', visit: number, answer });
  }
}
