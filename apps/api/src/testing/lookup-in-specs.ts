import type { lookup } from 'node:dns';

/** Names as specs resolve them: `10-0-0-7.example` leads to 10.0.0.7, with a public address beside it; others are public. */
export const lookupInSpecs = ((hostname: string, _options: unknown, done: (...found: unknown[]) => void) => {
  const [, numbers] = /^(\d+-\d+-\d+-\d+)\.example$/.exec(hostname) ?? [];
  const outside = { address: '8.8.8.8', family: 4 };
  const found = numbers ? [outside, { address: numbers.replaceAll('-', '.'), family: 4 }] : [outside];
  if (hostname.startsWith('nowhere.')) done(Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }));
  else done(null, found);
}) as unknown as typeof lookup;
