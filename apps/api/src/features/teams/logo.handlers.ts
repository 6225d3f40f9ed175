import { createHash } from 'node:crypto';
import { personIdOf } from '../../db/object-references.ts';
import { answer, FileBody, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import type { Files } from '../../ports/files.port.ts';
import { fileOfLogo } from './file-of-logo.ts';
import { drawnAnew } from './logo-image.ts';
import { keepLogo, showLogo, teamOfLogo } from './logo.repository.ts';
import { publicOnWire } from './team-on-wire.ts';

const IMAGE_KEY = /^[0-9a-f]{64}$/;

export type LogoConfig = { readonly files: Files };

// TEAM-2
export function logoHandlers({
  files,
}: LogoConfig): Pick<Handlers, 'storeTeamLogo' | 'showTeamLogo' | 'getTeamLogo'> {
  return {
    async storeTeamLogo({ body, db }) {
      const teamId = await teamOfLogo(db);
      const drawn = await drawnAnew(Buffer.from(body.image, 'base64'));
      if (!drawn.ok) return problem(drawn.failure, 'body/image');
      const imgKey = createHash('sha256').update(drawn.value).digest('hex');
      await keepLogo(db, imgKey);
      await files.put(fileOfLogo(teamId, imgKey), drawn.value);
      return answer(201, { imgKey });
    },

    async showTeamLogo({ body: { imgKey }, db }) {
      const teamId = await teamOfLogo(db);
      const isThere = IMAGE_KEY.test(imgKey) && (await files.has(fileOfLogo(teamId, imgKey)));
      if (!isThere) return problem('not-found', 'body/imgKey');
      const team = await showLogo(db, `/api/public/team-logo/${teamId}/${imgKey}`);
      return team ? answer(200, publicOnWire(team)) : problem('not-team-owner');
    },

    async getTeamLogo({ path: { id, imgKey } }) {
      if (!IMAGE_KEY.test(imgKey)) return problem('not-found');
      const bytes = await files.get(fileOfLogo(personIdOf(id), imgKey));
      return bytes ? answer(200, new FileBody(bytes, 'image/png', 'for-ever')) : problem('not-found');
    },
  };
}
