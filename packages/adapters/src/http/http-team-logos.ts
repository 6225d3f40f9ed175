import { ok, type Result } from '@ridgeline/core/shared';
import { type LogoImage, type TeamCallFailure, TeamLogos } from '@ridgeline/core/teams';
import type { ApiClient } from './api-client.ts';
import { resultOf } from './call.ts';
import { teamFailureOf } from './team-failure.ts';

export class HttpTeamLogos extends TeamLogos {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override store({ bytes }: LogoImage): Promise<Result<string, TeamCallFailure>> {
    const body = { image: inBase64(bytes) };
    return resultOf(
      () => this.#api.POST('/team-logo/image', { body }),
      ({ imgKey }) => ok(imgKey),
      teamFailureOf,
    );
  }

  override show(imgKey: string): Promise<Result<string, TeamCallFailure>> {
    return resultOf(
      () => this.#api.POST('/team-logo', { body: { imgKey } }),
      (team) => ok(team.logo_url ?? ''),
      teamFailureOf,
    );
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
