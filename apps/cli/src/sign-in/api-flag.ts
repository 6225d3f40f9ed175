import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { CliFailures } from '../command-line/cli-failure.ts';
import { valueOf, type Call, type Flag } from '../command-line/command.ts';
import { localPort } from '../command-line/local-port.ts';
import { isSafeAddress } from './safe-address.ts';

export const API: Flag = { name: 'api', says: 'api', takes: 'URL' };

/** The API that is asked: of the flag, of the environment, or of the local world, on the port that `npm start` gives it. */
export function apiIn({ flags, streams }: Pick<Call, 'flags' | 'streams'>): Result<string, CliFailures> {
  const { environment } = streams;
  const localWorld = `http://localhost:${localPort(environment)}/api`;
  const api = valueOf(flags, API.name) ?? (environment['RIDGELINE_API'] || localWorld);
  return isSafeAddress(api)
    ? ok(api.replace(/\/$/, ''))
    : fail([{ code: 'flag-value-unreadable', flag: '--api', form: localWorld }]);
}
