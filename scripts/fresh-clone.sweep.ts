/** Fresh clones, each installed by its own `npm start`: open and private folders, two users, odd paths, and all checks of `npm test`. */
import { chmod, chown, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Clone, commandsThatRan, ordinaryUser, type Account } from './testing/clone.ts';

const PATHS = [
  'plain',
  'with spaces',
  `it's "quoted"`,
  '$(touch PWNED) `touch PWNED`',
  'la toiture d’été, año',
];
const ordinary = await ordinaryUser();
const users: readonly (readonly [string, Account | undefined])[] = [
  ['as whoever runs this', undefined],
  // Only root can become another user.
  ...(ordinary ? [['as an ordinary user', ordinary] as const] : []),
];

describe.each(users)('a fresh clone, %s,', (_, user) => {
  describe.each(['open', 'closed'] as const)('in a folder that is %s to others', (door) => {
    it.each(PATHS)('starts and passes all checks at %s', async (path) => {
      const clone = await Clone.make(path);
      try {
        if (user) await clone.giveTo(user);
        if (user) await chown(clone.parent, user.uid, user.gid);
        await chmod(clone.parent, door === 'open' ? 0o777 : 0o700);
        const said = await clone.startAndStop();
        const elsewhere = /^Database: (.+)$/m.exec(said)?.[1];
        expect(elsewhere !== undefined).toBe(door === 'closed' && user === undefined && ordinary !== null);
        if (elsewhere !== undefined) {
          expect(elsewhere).toBe(await readlink(join(clone.path, '.data/postgres')));
          await rm(elsewhere, { recursive: true });
        }
        const test = await clone.run('npm test', '--', '--checks');
        expect(await test.ended, test.output).toBe(0);
        expect(await commandsThatRan(clone)).toEqual([]);
      } finally {
        await clone.remove();
      }
    });
  });
});
