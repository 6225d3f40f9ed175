import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { CliFailures } from '../command-line/cli-failure.ts';
import { valueOf, type Call, type Flag } from '../command-line/command.ts';
import { localPort } from '../command-line/local-port.ts';
import { isSafeAddress } from './safe-address.ts';

export const API: Flag = { name: 'api', says: 'api', takes: 'URL' };

/** The API that is asked: of the flag, of the environment, or of the local world, on the port that `npm start` gives it. */
export function apiIn({ flags, streams }: Pick<Call, 'flags' | 'streams'>): Result<string, CliFailures> {
  const { environment } = streams;
  const flag = valueOf(flags, API.name);
  const api = flag ?? (environment['RIDGELINE_API'] || `http://localhost:${localPort(environment)}/api`);
  return isSafeAddress(api)
    ? ok(api.replace(/\/$/, ''))
    : fail([{ code: 'api-unsafe', source: flag === null ? 'RIDGELINE_API' : '--api', api }]);
}
