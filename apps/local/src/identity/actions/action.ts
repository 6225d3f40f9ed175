import type { Answer, IdentityWorld } from '../identity-world.ts';
import type { Input } from '../wire/input.ts';

export type Action = (world: IdentityWorld, input: Input) => Promise<Answer>;
