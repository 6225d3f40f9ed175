import { randomInt } from 'node:crypto';
import type { Answer, IdentityWorld } from '../identity-world.ts';
import { masked, type Verifiable } from '../rules/attributes.policy.ts';
import type { CodePurpose } from '../rules/code.policy.ts';
import { keepCode } from '../store/codes.store.ts';
import { refusals } from '../wire/refusal.ts';

/** Keeps a new code, hands it over to be delivered, and says where it went. */
export async function sendCode(
  world: IdentityWorld,
  code: { readonly sub: string; readonly purpose: CodePurpose; readonly by: Verifiable; readonly to: string },
): Promise<Answer> {
  const digits = randomInt(1_000_000).toString().padStart(6, '0');
  const { sub, purpose, by, to } = code;
  await keepCode(world.pool, { sub, purpose, code: digits, proves: to }, world.now());
  await deliverCode(world, { to, code: digits, purpose, by });
  return deliveryDetails(by, to);
}

export async function deliverCode(
  world: IdentityWorld,
  { by, ...delivery }: { to: string; code: string; purpose: CodePurpose; by: Verifiable },
): Promise<void> {
  try {
    await world.deliver({ ...delivery, medium: by === 'email' ? 'email' : 'text' });
  } catch {
    throw refusals.codeNotDelivered();
  }
}

/** The same for an address that no account has, so that the answer tells nobody who is registered. */
export function deliveryDetails(by: Verifiable, to: string): Answer {
  return {
    AttributeName: by,
    DeliveryMedium: by === 'email' ? 'EMAIL' : 'SMS',
    Destination: masked(by, to),
  };
}
