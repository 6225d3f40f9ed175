import { describe, expect, it } from 'vitest';
import { FakeClipboard } from '../testing/profile/fake-clipboard.ts';
import { CopyId } from './copy-id.use-case.ts';

describe('copying an id', () => {
  it.each(['user-id-copied', 'support-id-copied'] as const)(
    'PROF-10 PROF-2 copies what is shown: %s',
    async (as) => {
      const clipboard = new FakeClipboard();
      expect(await new CopyId(clipboard).run('us-east-1:4b3f', as)).toEqual({ ok: true, value: as });
      expect(clipboard.text).toBe('4b3f');
    },
  );

  it('PROF-10 says that the browser would not', async () => {
    const clipboard = new FakeClipboard();
    clipboard.allowed = false;
    const copied = await new CopyId(clipboard).run('4b3f', 'user-id-copied');
    expect(copied).toEqual({ ok: false, failure: 'copy-failed' });
    expect(clipboard.text).toBeNull();
  });
});
