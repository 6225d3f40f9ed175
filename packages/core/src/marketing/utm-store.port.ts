import type { KeptUtm } from './utm.policy.ts';

/** The UTM cookie. What the browser will not keep is lost, and nothing fails because of it. */
export abstract class UtmStore {
  abstract kept(): KeptUtm | null;
  abstract keep(utm: KeptUtm): void;
}
