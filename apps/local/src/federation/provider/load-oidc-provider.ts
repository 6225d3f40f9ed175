/* oxlint-disable no-console -- this file exists to silence what the library prints when it is imported */
/**
 * oidc-provider says at its import that it is made for Node 22 or newer; its specs here pass on Node 20 as well, and
 * nobody who starts the local world can do anything about the sentence. Whatever else it says is heard.
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
