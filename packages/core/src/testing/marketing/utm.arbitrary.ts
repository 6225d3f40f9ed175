import fc from 'fast-check';
import type { UtmData } from '../../marketing/utm.policy.ts';

/** Any UTM data that an address can carry: at least one field, nothing blank or untrimmed. */
export function utmData(): fc.Arbitrary<UtmData> {
  const value = fc.string({ minLength: 1, maxLength: 200 }).filter((text) => text === text.trim());
  const fields = { source: value, medium: value, campaign: value, term: value, content: value };
  return fc.record(fields, { requiredKeys: [] }).filter((utm) => Object.keys(utm).length > 0);
}
