import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const LONGEST = 500;
/** The usual ports of https: others are rather of an operator's own services. */
const PORTS = new Set(['', '8443']);

/**
 * An address that events may be sent to by its form: https, a usual port, no name and password, and no numeric address
 * that is not public. A URL writes decimal, octal and hexadecimal addresses as the usual four numbers. Null otherwise.
 * Where a name leads is checked when it is resolved.
 */
export function webhookAddress(input: string): URL | null {
  const text = input.trim();
  if (text.length > LONGEST || !URL.canParse(text)) return null;
  const url = new URL(text);
  url.hash = '';
  const isPlain = url.username === '' && url.password === '';
  return url.protocol === 'https:' && isPlain && PORTS.has(url.port) ? url : null;
}

/** The numeric address that stands in place of a name; null for a name. */
export function numericHost({ hostname }: URL): string | null {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 ? null : host;
}

/** Names that never lead to the public internet, whatever a resolver says. */
const LOCAL_NAMES = /(^|\.)(localhost|local|internal|lan|home\.arpa)\.?$/i;

export function isLocalHost(url: URL): boolean {
  const numeric = numericHost(url);
  return numeric === null ? LOCAL_NAMES.test(url.hostname) : !isPublicAddress(numeric);
}
