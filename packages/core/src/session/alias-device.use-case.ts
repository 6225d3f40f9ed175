import type { Preferences } from '../shared/preferences.port.ts';
import type { DeviceAliases } from './device-aliases.port.ts';
import type { IdentifyDevice } from './identify-device.use-case.ts';

export type AliasDeviceVerdict =
  | { readonly added: true }
  | { readonly added: false; readonly why: 'known-already' | 'signed-out' | 'unavailable' };

/** START-4: adds the id of this browser to its user, once, so that what was done before the sign-in is known as theirs. */
export class AliasDevice {
  readonly #identify: IdentifyDevice;
  readonly #aliases: DeviceAliases;
  readonly #preferences: Preferences;

  constructor(identify: IdentifyDevice, aliases: DeviceAliases, preferences: Preferences) {
    this.#identify = identify;
    this.#aliases = aliases;
    this.#preferences = preferences;
  }

  async run(userId: string): Promise<AliasDeviceVerdict> {
    const device = this.#identify.run();
    const known = `${device} ${userId}`;
    if (this.#preferences.read('deviceOf') === known) return { added: false, why: 'known-already' };
    const added = await this.#aliases.add(device);
    if (!added.ok) return { added: false, why: added.failure };
    this.#preferences.write('deviceOf', known);
    return { added: true };
  }
}
