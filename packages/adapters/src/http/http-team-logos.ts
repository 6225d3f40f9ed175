import { ok, type Result } from '@ridgeline/core/shared';
import { type LogoImage, type TeamCallFailure, TeamLogos } from '@ridgeline/core/teams';
import type { ApiClient } from './api-client.ts';
import { teamCall } from './team-call.ts';

export class HttpTeamLogos extends TeamLogos {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async store({ bytes }: LogoImage): Promise<Result<string, TeamCallFailure>> {
    const stored = await teamCall(() =>
      this.#api.POST('/team-logo/image', { body: { image: inBase64(bytes) } }),
    );
    return stored.ok ? ok(stored.value.imgKey) : stored;
  }

  override async show(imgKey: string): Promise<Result<string, TeamCallFailure>> {
    const team = await teamCall(() => this.#api.POST('/team-logo', { body: { imgKey } }));
    if (!team.ok) return team;
    return ok(team.value.logo_url ?? '');
  }
}

const PIECE = 24_576;

/** In pieces: a function call cannot take that many arguments. */
function inBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; from += PIECE) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(from, from + PIECE))));
  }
  return pieces.join('');
}
