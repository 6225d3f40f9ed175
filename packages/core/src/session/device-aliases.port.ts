import type { Result } from '../shared/result.ts';

/** Other ids of the signed-in user, such as that of a device before its user signed in. */
export abstract class DeviceAliases {
  /** An id that the user has already changes nothing. */
  abstract add(deviceId: string): Promise<Result<void, 'signed-out' | 'unavailable'>>;
}
