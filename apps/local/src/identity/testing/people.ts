import type { SeedAccount } from '../seed-accounts.ts';

/** Invented people, to be seeded. */
export const ada = {
  sub: '11111111-1111-4111-8111-111111111111',
  email: 'ada@example.com',
  password: 'Correct-1-horse',
  groups: ['admin'],
  attributes: { given_name: 'Ada', family_name: 'Quill' },
} satisfies SeedAccount;

export const unconfirmedUma = {
  sub: '22222222-2222-4222-8222-222222222222',
  email: 'uma@example.com',
  password: 'Correct-2-horse',
  confirmed: false,
} satisfies SeedAccount;

export const migratingMo = {
  sub: '33333333-3333-4333-8333-333333333333',
  email: 'mo@example.com',
  password: 'Correct-3-horse',
  migrating: true,
} satisfies SeedAccount;

export const deniedDee = {
  sub: '44444444-4444-4444-8444-444444444444',
  email: 'dee@example.com',
  password: 'Correct-4-horse',
  accessDenied: { existingAccountType: 'google-account', identityProviderId: 'Google' },
} satisfies SeedAccount;

export const disabledDan = {
  sub: '55555555-5555-4555-8555-555555555555',
  email: 'dan@example.com',
  password: 'Correct-5-horse',
  disabled: true,
} satisfies SeedAccount;
