import { AccountDirectory, type AccountStatus } from '../../shared/account-directory.port.ts';

export class FakeAccountDirectory extends AccountDirectory {
  readonly asked: string[] = [];
  readonly #answers = new Map<string, AccountStatus>();

  answer(email: string, status: AccountStatus): void {
    this.#answers.set(email, status);
  }

  override async statusOf(email: string): Promise<AccountStatus> {
    this.asked.push(email);
    return this.#answers.get(email) ?? { status: 'ok', message: '' };
  }
}
