import { freshDatabase } from '@ridgeline/api/testing';
import { type CardToken, parseCardToken } from '@ridgeline/core/billing';
import { Pool } from 'pg';
import { afterAll } from 'vitest';
import { CardSandbox } from '../payments/card-sandbox.ts';
import { apiSuite, type ApiSuite } from './api-suite.ts';

/** The real API with the card sandbox as its payment provider. */
export async function cardSuite(): Promise<ApiSuite & { readonly sandbox: CardSandbox }> {
  const pool = new Pool({ connectionString: await freshDatabase() });
  // `afterAll` hooks run in reverse order: the API stops before the sandbox's pool.
  afterAll(() => pool.end());
  const sandbox = await CardSandbox.open(pool);
  return { ...(await apiSuite({}, { payments: sandbox })), sandbox };
}

export function cardToken(text: string): CardToken {
  const parsed = parseCardToken(text);
  if (!parsed.ok) throw new Error(parsed.failure);
  return parsed.value;
}
