/**
 * Moves the time of a demo person's plan in the local world that runs on this machine:
 * `pnpm clock dana@example.com 31` (days) or `pnpm clock dana@example.com 2027-03-01T00:00:00Z`.
 */
const [email = '', when = ''] = process.argv.slice(2);
const port = process.env['PORT'] ?? '4600';

const WORDS: Readonly<Record<string, string>> = {
  moved: `The plan of ${email} is there now; what is due is done within seconds.`,
  'no-plan': `There is no plan of ${email}. See http://localhost:${port}/local/clock.`,
  backwards: 'Time goes forwards only.',
  'not-understood': 'Usage: pnpm clock EMAIL DAYS, or pnpm clock EMAIL 2027-03-01T00:00:00Z',
};

const answer = await fetch(`http://localhost:${port}/local/clock`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: JSON.stringify(/^\d+$/.test(when) ? { email, days: Number(when) } : { email, to: when }),
}).catch(() => null);
const did = answer && ((await answer.json()) as { did?: string }).did;
process.stdout.write(`${did ? WORDS[did] : `Nothing runs on port ${port}: npm start.`}\n`);
process.exitCode = did === 'moved' ? 0 : 1;
