import type { IdentityWorld } from '../identity-world.ts';
import { text, type Input } from '../wire/input.ts';
import { resourceNotFound } from '../wire/refusal.ts';

export function requireClient(world: IdentityWorld, input: Input): void {
  const clientId = text(input, 'ClientId');
  if (clientId !== world.userPool.clientId) {
    throw resourceNotFound(`User pool client ${clientId} does not exist.`);
  }
}
