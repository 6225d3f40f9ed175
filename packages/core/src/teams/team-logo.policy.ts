import { fail, ok, type Result } from '../shared/result.ts';

/** The chosen picture; the server decodes and re-encodes it. */
export type LogoImage = { readonly type: string; readonly bytes: Uint8Array };

export const LOGO_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];
export const LARGEST_LOGO = 5 * 1024 * 1024;

export type LogoFailure = 'logo-type-unsupported' | 'logo-empty' | 'logo-too-large';

// TEAM-2
export function checkLogo(image: LogoImage): Result<LogoImage, LogoFailure> {
  if (!LOGO_TYPES.includes(image.type)) return fail('logo-type-unsupported');
  if (image.bytes.length === 0) return fail('logo-empty');
  return image.bytes.length > LARGEST_LOGO ? fail('logo-too-large') : ok(image);
}
