import { fail, ok, type Result } from '../../shared/result.ts';
import type { TeamCallFailure } from '../../teams/team-call-failure.ts';
import type { LogoImage } from '../../teams/team-logo.policy.ts';
import { TeamLogos } from '../../teams/team-logos.port.ts';
import { FakeTeamServer } from './fake-team-server.ts';

/** Passes `teamLogosContract`, as the real adapters do. */
export class FakeTeamLogos extends TeamLogos {
  readonly stored = new Map<string, LogoImage>();
  readonly #server: FakeTeamServer;

  constructor(server: FakeTeamServer = new FakeTeamServer()) {
    super();
    this.#server = server;
  }

  override async store(image: LogoImage): Promise<Result<string, TeamCallFailure>> {
    return this.#server.asMe(() => {
      const imgKey = `logo-${this.stored.size + 1}`;
      this.stored.set(imgKey, image);
      return ok(imgKey);
    });
  }

  override async show(imgKey: string): Promise<Result<string, TeamCallFailure>> {
    return this.#server.asMe<string, TeamCallFailure>((me) => {
      if (me.id !== this.#server.roster.adminId) return fail('not-owner');
      if (!this.stored.has(imgKey)) return fail('not-found');
      const address = `https://files.example.com/${imgKey}.png`;
      this.#server.logoUrl = address;
      return ok(address);
    });
  }
}
