/* oxlint-disable no-console -- this file exists to silence what the library prints when it is imported */
/**
 * On import, oidc-provider warns that it requires Node 22; its specs here pass on Node 20 as well, and the user of the
 * local world cannot do anything about it. All other messages are passed through.
 */
export async function loadOidcProvider(): Promise<typeof import('oidc-provider')> {
  const warn = console.warn;
  console.warn = (...said: unknown[]) => {
    if (!String(said[0]).includes('Unsupported runtime')) warn(...said);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
