import type { AccountStatus } from '../../shared/account-directory.port.ts';

export type EmailAvailability = 'available' | 'email-in-use' | 'email-refused';

/** The first case that holds decides. */
const CASES: readonly (readonly [when: (account: AccountStatus) => boolean, then: EmailAvailability])[] = [
  [({ status }) => /account/i.test(status), 'email-in-use'],
  [({ status }) => status !== 'ok', 'email-refused'],
  [({ message }) => message.trim() !== '', 'email-refused'],
];

// VAL-4
export function emailAvailability(account: AccountStatus): EmailAvailability {
  return CASES.find(([when]) => when(account))?.[1] ?? 'available';
}
