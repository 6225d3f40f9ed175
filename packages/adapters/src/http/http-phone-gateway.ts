import type { ProfileProblemCode } from '@ridgeline/contract';
import {
  type Phone,
  type PhoneCodeRefusal,
  PhoneGateway,
  type ProfileFailure,
} from '@ridgeline/core/profile';
import { done, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureIn, plainFailure, resultOf } from './call.ts';

const SUBMIT_FAILURES: Readonly<Record<ProfileProblemCode, PhoneCodeRefusal>> = {
  'phone-invalid': 'unavailable',
  'email-invalid': 'unavailable',
  'zip-invalid': 'unavailable',
  'code-refused': 'code-refused',
  'email-in-use': 'unavailable',
  'too-many-keys': 'unavailable',
  'too-many-aliases': 'unavailable',
  'too-many-surveys': 'unavailable',
};

export class HttpPhoneGateway extends PhoneGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override requestCode(phone: Phone): Promise<Result<void, ProfileFailure>> {
    return resultOf(
      () => this.#api.POST('/profile/phone/code', { body: { phone } }),
      () => done,
      plainFailure,
    );
  }

  override submitCode(code: string): Promise<Result<void, PhoneCodeRefusal>> {
    return resultOf(
      () => this.#api.PUT('/profile/phone/code', { body: { code } }),
      () => done,
      (refused) => failureIn(SUBMIT_FAILURES, refused) ?? plainFailure(refused),
    );
  }
}
