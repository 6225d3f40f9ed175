import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Answer, Delivery, IdentityWorld } from '../identity-world.ts';
import { masked, type Verifiable } from '../rules/attributes.policy.ts';
import type { CodePurpose } from '../rules/code.policy.ts';
import type { Account } from '../store/account.ts';
import { keepCode } from '../store/codes.store.ts';
import { refusals } from '../wire/refusal.ts';
import { emailOf } from './account-name.ts';

/** Stores a new code, sends it, and returns the delivery details. */
export async function sendCode(
  world: IdentityWorld,
  code: {
    readonly sub: string;
    readonly purpose: CodePurpose;
    readonly by: Verifiable;
    readonly to: string;
    readonly accountEmail?: string | undefined;
  },
): Promise<Answer> {
  const digits = newCode();
  const { sub, purpose, by, to, accountEmail } = code;
  await keepCode(world.pool, { sub, purpose, code: digits, proves: to }, world.now());
  await deliverCode(world, { to, code: digits, purpose, by, accountEmail });
  return deliveryDetails(by, to);
}

/** Milliseconds. Longer than storing and sending a code takes, so that the duration does not reveal whether one was sent. */
const AS_LONG_AS_A_CODE = 30;

/** AUTH-10: sends a code by email if the account should get one. Otherwise none is sent, with the same answer and duration. */
export async function sendCodeIfDue(
  world: IdentityWorld,
  account: Account | null,
  due: { readonly purpose: CodePurpose; readonly name: string },
): Promise<Answer> {
  const [details] = await Promise.all([sendOrNot(world, account, due), setTimeout(AS_LONG_AS_A_CODE)]);
  return { CodeDeliveryDetails: details };
}

async function sendOrNot(
  world: IdentityWorld,
  account: Account | null,
  { purpose, name }: { readonly purpose: CodePurpose; readonly name: string },
): Promise<Answer> {
  if (account) return sendCode(world, { sub: account.sub, purpose, by: 'email', to: emailOf(account) });
  await keepCode(world.pool, { sub: null, purpose, code: newCode(), proves: name }, world.now());
  return deliveryDetails('email', name);
}

export async function deliverCode(
  world: IdentityWorld,
  { by, ...delivery }: Omit<Delivery, 'medium'> & { readonly by: Verifiable },
): Promise<void> {
  try {
    await world.deliver({ ...delivery, medium: by === 'email' ? 'email' : 'text' });
  } catch {
    throw refusals.codeNotDelivered();
  }
}

/** The same for an unknown address, so that the answer does not reveal who is registered. */
export function deliveryDetails(by: Verifiable, to: string): Answer {
  return {
    AttributeName: by,
    DeliveryMedium: by === 'email' ? 'EMAIL' : 'SMS',
    Destination: masked(by, to),
  };
}

function newCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}
