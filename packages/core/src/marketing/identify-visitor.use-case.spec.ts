import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeEventTracker } from '../testing/marketing/fake-event-tracker.ts';
import { IdentifyVisitor } from './identify-visitor.use-case.ts';

describe('identifying a visitor to marketing', () => {
  it('API-3 tells the email lower-cased and trimmed', () => {
    const tracker = new FakeEventTracker();
    expect(new IdentifyVisitor(tracker).run('  Ada@Example.COM ')).toEqual({ identified: true });
    expect(tracker.identified).toEqual(['ada@example.com']);
  });

  it.each(['', 'ada', 'ada@', 'ada@example', null, undefined])('API-3 tells nothing of %j', (email) => {
    const tracker = new FakeEventTracker();
    expect(new IdentifyVisitor(tracker).run(email)).toEqual({ identified: false, why: 'email-invalid' });
    expect(tracker.identified).toEqual([]);
  });

  it('API-3 whatever it is given, what is told is trimmed and in lower case', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.anything()), (email) => {
        const tracker = new FakeEventTracker();
        const { identified } = new IdentifyVisitor(tracker).run(email);
        expect(tracker.identified).toHaveLength(identified ? 1 : 0);
        for (const told of tracker.identified) expect(told).toBe(told.trim().toLowerCase());
      }),
    );
  });
});
