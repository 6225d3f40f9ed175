/** Core has no URL; specs parse an address as a browser does. */
declare const URL: new (address: string, base: string) => { readonly origin: string };

const HERE = 'https://ridgeline.example';

/** Whether following `address` from this site stays on this site. */
export function staysOnThisSite(address: string): boolean {
  return new URL(address, HERE).origin === HERE;
}
