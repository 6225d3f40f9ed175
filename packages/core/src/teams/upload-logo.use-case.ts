import { fail, type Result } from '../shared/result.ts';
import { mayManageTeam, type ManageRefusal, type TeamActor } from './team-abilities.policy.ts';
import { withFailureCode, type TeamOperationFailure } from './team-call-failure.ts';
import { checkLogo, type LogoFailure, type LogoImage } from './team-logo.policy.ts';
import type { TeamLogos } from './team-logos.port.ts';

/** Ends with the address of the picture the team shows from now on. */
export type UploadLogoFailure = ManageRefusal | LogoFailure | TeamOperationFailure<'logo-not-uploaded'>;

export class UploadLogo {
  readonly #logos: TeamLogos;

  constructor(logos: TeamLogos) {
    this.#logos = logos;
  }

  async run(actor: TeamActor, image: LogoImage): Promise<Result<string, UploadLogoFailure>> {
    const verdict = mayManageTeam(actor);
    if (!verdict.allowed) return fail(verdict.why);
    const checked = checkLogo(image);
    if (!checked.ok) return checked;
    const stored = await this.#logos.store(checked.value);
    return withFailureCode(stored.ok ? await this.#logos.show(stored.value) : stored, 'logo-not-uploaded');
  }
}
