/** The claims of a JSON Web Token, unverified; null if it is none. */
export function claimsIn(token: string): Readonly<Record<string, unknown>> | null {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' ? (claims as Readonly<Record<string, unknown>> | null) : null;
  } catch {
    return null;
  }
}
