import * as z from 'zod/mini';
import { fail, ok, type Result } from '../shared/result.ts';
import type { Choice } from './choice-list-gateway.port.ts';

const configAnswer = z.object({
  status: z.literal(200),
  item: z.array(z.object({ label: z.string(), value: z.string() })),
});

/** API-4: a configuration list counts only with status 200 and an item that is a list of label and value. */
export function readConfigList(answer: unknown): Result<readonly Choice[], 'unavailable'> {
  const read = configAnswer.safeParse(answer);
  return read.success ? ok(read.data.item) : fail('unavailable');
}
