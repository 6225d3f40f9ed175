import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { packSchema } from './pack.schema.ts';

describe('the JSON Schema of data packs', () => {
  it('RPT-3 is the one that is published', async () => {
    const schema = z.toJSONSchema(packSchema);
    const published = { title: 'Ridgeline data pack', ...schema };
    await expect(`${JSON.stringify(published, null, 2)}\n`).toMatchFileSnapshot(
      '../../../../docs/data-pack.gen.json',
    );
  });
});
