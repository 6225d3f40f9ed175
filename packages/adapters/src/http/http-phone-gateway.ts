import {
  type Phone,
  type PhoneCodeRefusal,
  PhoneGateway,
  type ProfileFailure,
} from '@ridgeline/core/profile';
import { done, fail, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { outcomeOf, plainFailure } from './call.ts';

export class HttpPhoneGateway extends PhoneGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async requestCode(phone: Phone): Promise<Result<void, ProfileFailure>> {
    const outcome = await outcomeOf(() => this.#api.POST('/profile/phone/code', { body: { phone } }));
    return outcome?.ok ? done : fail(plainFailure(outcome));
  }

  override async submitCode(code: string): Promise<Result<void, PhoneCodeRefusal>> {
    const outcome = await outcomeOf(() => this.#api.PUT('/profile/phone/code', { body: { code } }));
    if (outcome?.ok) return done;
    return fail(outcome?.code === 'code-refused' ? 'code-refused' : plainFailure(outcome));
  }
}
