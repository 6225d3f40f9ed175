import { ApiUnderTest, freshDatabase } from '@ridgeline/api/testing';
import { parseCardToken, type CardToken } from '@ridgeline/core';
import { Pool } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { CardSandbox } from '../payments/card-sandbox.ts';
import { apiSuite, type ApiSuite } from './api-suite.ts';

/** The real API with the card sandbox behind it. */
export function cardSuite(): { readonly suite: ApiSuite; readonly sandbox: () => CardSandbox } {
  let pool: Pool;
  let sandbox: CardSandbox;

  beforeAll(async () => {
    pool = new Pool({ connectionString: await freshDatabase() });
    sandbox = await CardSandbox.open(pool);
  });
  afterAll(() => pool.end());

  return {
    suite: apiSuite(() => ApiUnderTest.start({}, { payments: sandbox })),
    sandbox: () => sandbox,
  };
}

export function cardToken(text: string): CardToken {
  const parsed = parseCardToken(text);
  if (!parsed.ok) throw new Error(parsed.failure);
  return parsed.value;
}
