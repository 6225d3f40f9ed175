import { fail, ok, type Result } from '@ridgeline/core/shared';
import sharp from 'sharp';

export type LogoImageFailure = 'image-type-unsupported' | 'image-unreadable' | 'image-too-large';

const SIDE = 512;
/** Decoded-pixel limit against decompression bombs. */
const MOST_PIXELS = 50_000_000;
const SECONDS = 5;

/** File signatures of PNG, JPEG and WebP. Nothing else reaches a decoder, least of all SVG. */
const BEGINNINGS: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

/** TEAM-2. Re-encodes the picture: a PNG of at most 512 by 512, correctly rotated, without any metadata. */
export async function drawnAnew(bytes: Buffer): Promise<Result<Uint8Array, LogoImageFailure>> {
  if (!BEGINNINGS.some((isBeginning) => isBeginning(bytes))) return fail('image-type-unsupported');
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS) return fail('image-too-large');
    const drawn = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer();
    return ok(drawn);
  } catch {
    return fail('image-unreadable');
  }
}
