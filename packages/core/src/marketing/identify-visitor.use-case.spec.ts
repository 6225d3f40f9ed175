import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeEventTracker } from '../testing/marketing/fake-event-tracker.ts';
import { reach } from '../testing/shared/reach.ts';
import { IdentifyVisitor } from './identify-visitor.use-case.ts';

describe('identifying a visitor to marketing', () => {
  it('API-3 tells the email lower-cased and trimmed', () => {
    const tracker = new FakeEventTracker();
    expect(new IdentifyVisitor(tracker).run('  Ada@Example.COM ')).toEqual({ identified: true });
    expect(tracker.identified).toEqual(['ada@example.com']);
  });

  it.each(['', 'ada', 'ada@', 'ada@example', null, undefined])('API-3 sends nothing for %j', (email) => {
    const tracker = new FakeEventTracker();
    expect(new IdentifyVisitor(tracker).run(email)).toEqual({ identified: false, why: 'email-invalid' });
    expect(tracker.identified).toEqual([]);
  });

  it('API-3 for any input, what is sent is trimmed and in lower case', () => {
    const typed = fc
      .tuple(
        fc.constantFrom('', ' ', '\t '),
        fc.mixedCase(fc.stringMatching(/^[a-z0-9]{1,9}(?:[._+-][a-z0-9]{1,9})?@[a-z0-9]{1,9}[.][a-z]{2,6}$/)),
        fc.constantFrom('', ' ', '\n'),
      )
      .map((parts) => parts.join(''));
    const reached = reach('identified', 'changed', 'not identified');
    fc.assert(
      fc.property(fc.oneof(typed, typed, fc.emailAddress(), fc.anything()), (email) => {
        const tracker = new FakeEventTracker();
        const { identified } = new IdentifyVisitor(tracker).run(email);
        expect(tracker.identified).toEqual(identified ? [String(email).trim().toLowerCase()] : []);
        reached.at(identified ? 'identified' : 'not identified');
        if (identified && tracker.identified[0] !== email) reached.at('changed');
      }),
      { numRuns: 200 },
    );
    reached.expectEach();
  });
});
