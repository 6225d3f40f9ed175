import { DeviceAliases } from '../../session/device-aliases.port.ts';
import { done, fail, type Result } from '../../shared/result.ts';

export class FakeDeviceAliases extends DeviceAliases {
  readonly added: string[] = [];
  failure: 'signed-out' | 'unavailable' | null = null;

  override async add(deviceId: string): Promise<Result<void, 'signed-out' | 'unavailable'>> {
    if (this.failure !== null) return fail(this.failure);
    this.added.push(deviceId);
    return done;
  }
}
