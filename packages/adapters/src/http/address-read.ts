/** The path and query of a read, as in the contract; null for a request that may change something. */
export function addressRead({ method, url }: Request): string | null {
  if (method !== 'GET') return null;
  const { pathname, search } = new URL(url);
  return `${pathname.replace(/^\/api(?=\/)/, '')}${search}`;
}
