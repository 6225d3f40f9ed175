import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { CliFailures } from '../command-line/cli-failure.ts';
import { valueOf, type Call, type Flag } from '../command-line/command.ts';
import { isSafeAddress } from './safe-address.ts';

export const API: Flag = { name: 'api', says: 'api', takes: 'URL' };

const LOCAL_WORLD = 'http://localhost:4600/api';

/** The API that is asked: of the flag, of the environment, or of the local world. */
export function apiIn({ flags, streams }: Pick<Call, 'flags' | 'streams'>): Result<string, CliFailures> {
  const api = valueOf(flags, API.name) ?? (streams.environment['RIDGELINE_API'] || LOCAL_WORLD);
  return isSafeAddress(api)
    ? ok(api.replace(/\/$/, ''))
    : fail([{ code: 'flag-value-unreadable', flag: '--api', form: LOCAL_WORLD }]);
}
