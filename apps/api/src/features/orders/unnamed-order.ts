import { createHash } from 'node:crypto';

const SAME_FOR = 10 * 60 * 1000;

/**
 * The key of an order that came without one.
 * D API-1.2: orders with the same content within ten minutes are one order, so that a call sent twice is charged once.
 */
export function unnamedOrderKey(content: unknown, now: number): string {
  const window = Math.floor(now / SAME_FOR);
  return `unnamed-${createHash('sha256')
    .update(JSON.stringify([window, content]))
    .digest('base64url')}`;
}
