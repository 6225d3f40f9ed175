import type { KeptUtm } from './utm.policy.ts';

/** The UTM cookie. If the browser refuses it, the data is lost without an error. */
export abstract class UtmStore {
  abstract kept(): KeptUtm | null;
  abstract keep(utm: KeptUtm): void;
}
