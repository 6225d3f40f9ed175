import type { AppPath } from '../routes/app-path.ts';
import { pathTo } from '../routes/path-to.ts';

/** HDR-7: where the banner leads that asks for a profession; null when there is one, and no banner. */
export function professionBanner(profile: { readonly professionType?: string | null }): AppPath | null {
  return profile.professionType?.trim() ? null : pathTo('fullProfile');
}
