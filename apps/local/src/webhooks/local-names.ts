import { lookup } from 'node:dns';

const OUTSIDE = '8.8.8.8';
const INSIDE = '10.0.0.7';

/**
 * A resolver with names that behave as an attacker's do, in a domain that nobody can have: `inside.example` leads into a
 * private network, and `moved-<anything>.example` does so from the second question on. Other names are asked of the
 * system.
 */
export function localNames(): typeof lookup {
  const asked = new Set<string>();
  const addressOf = (name: string): string | null => {
    if (name === 'inside.example') return INSIDE;
    if (!/^moved-[\w-]+\.example$/.test(name)) return null;
    const isFirst = !asked.has(name);
    asked.add(name);
    return isFirst ? OUTSIDE : INSIDE;
  };
  const resolve = (name: string, options: object, done: (...found: unknown[]) => void) => {
    const address = addressOf(name);
    if (address === null) lookup(name, options, done);
    else done(null, [{ address, family: 4 }]);
  };
  return resolve as unknown as typeof lookup;
}
