import type { IncomingHttpHeaders } from 'node:http';
import { refusals } from './refusal.ts';

/**
 * Administrators use the AWS SDK, whose `authorization` header contains a key id. Locally the key id is checked and the
 * signature is not. A page in a browser is never an administrator, whatever it sends.
 */
export function requireAdmin(headers: IncomingHttpHeaders, adminAccessKeyId: string): void {
  const keyId = /^AWS4-HMAC-SHA256 Credential=([^/,]+)\//.exec(headers.authorization ?? '')?.[1];
  if (keyId === undefined || headers.origin !== undefined) throw refusals.notAnAdmin();
  if (keyId !== adminAccessKeyId) throw refusals.unknownAdmin();
}
