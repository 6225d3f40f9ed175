/** Core has no URL; specs judge an address as a browser does, by its own reader. */
declare const URL: new (address: string, base: string) => { readonly origin: string };

const HERE = 'https://ridgeline.example';

/** Whether a browser that stands on this site stays on it when it follows `address`. */
export function staysOnThisSite(address: string): boolean {
  return new URL(address, HERE).origin === HERE;
}
