/** Only https leaves the machine: what is secret would be read on the way. */
export function isSafeAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null) return false;
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere);
}
