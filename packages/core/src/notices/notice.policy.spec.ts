import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aNotice, migrationNotice } from '../testing/profile/notice.builder.ts';
import { isMigrating, judgeNotice, noticeAction } from './notice.policy.ts';

const nowhere = { query: {}, shownBefore: new Set<string>() } as const;
const pastDue = aNotice({ id: 'past_due_notice', message: 'Your payment is past due.' });

describe('what is done about a notice', () => {
  it('NOTE-1 past_due_notice shows a toast', () => {
    expect(judgeNotice(pastDue, nowhere)).toEqual({
      show: 'toast',
      toast: {
        id: 'past_due_notice',
        message: { en: 'Your payment is past due.', es: 'Your payment is past due.' },
        place: 'standard',
        action: null,
        tracking: null,
      },
    });
  });

  it.each(['', 'true', 'false', '0'])(
    'NOTE-1 unless the address has hidePastDueToast=%j',
    (hidePastDueToast) => {
      expect(judgeNotice(pastDue, { ...nowhere, query: { hidePastDueToast } })).toEqual({
        show: 'nothing',
        why: 'hidden-by-address',
      });
    },
  );

  it('NOTE-1 other addresses, and one that says undefined, do not hide it', () => {
    for (const query of [{ hidePastDueToasts: '1' }, { hidePastDueToast: undefined }]) {
      expect(judgeNotice(pastDue, { ...nowhere, query }).show).toBe('toast');
    }
  });

  it('NOTE-1 ENT-9 any other shows one at the bottom left, with its action and tracking data', () => {
    const tracking = { eventName: 'storm_notice_shown', extras: { season: 'spring' } };
    const notice = aNotice({ webAction: '/plans', trackingData: tracking });
    expect(judgeNotice(notice, { ...nowhere, query: { hidePastDueToast: '1' } })).toEqual({
      show: 'toast',
      toast: {
        id: notice.id,
        message: { en: notice.message, es: notice.message },
        place: 'bottom-left',
        action: { leads: 'inside', path: '/plans' },
        tracking,
      },
    });
    expect(judgeNotice(migrationNotice, nowhere)).toMatchObject({ toast: { place: 'bottom-left' } });
  });

  it('NOTE-1 has it in each language, and in English where it is in no other', () => {
    const [en, es] = ['Closed on Sunday.', 'Cerrado el domingo.'];
    const told = (messageEs: string | null) => judgeNotice(aNotice({ message: en, messageEs }), nowhere);
    expect(told(es)).toMatchObject({ toast: { message: { en, es } } });
    expect(told(null)).toMatchObject({ toast: { message: { en, es: en } } });
  });

  it('NOTE-1 needs no more than an id and a message', () => {
    expect(judgeNotice({ id: 'x', message: 'Hello' }, nowhere)).toMatchObject({
      show: 'toast',
      toast: { action: null, tracking: null },
    });
  });

  it('NOTE-1 a notice that comes again with each loading of the profile is shown once', () => {
    const shownBefore = new Set([pastDue.id]);
    expect(judgeNotice(pastDue, { ...nowhere, shownBefore })).toEqual({
      show: 'nothing',
      why: 'shown-before',
    });
    expect(judgeNotice(aNotice(), { ...nowhere, shownBefore }).show).toBe('toast');
  });
});

describe('where Take Action leads', () => {
  it.each([
    ['/', { leads: 'inside', path: '/' }],
    [' /plans?x=1#top ', { leads: 'inside', path: '/plans?x=1#top' }],
    ['https://www.denvergov.org/a', { leads: 'outside', url: 'https://www.denvergov.org/a' }],
    ['HTTPS://www.denvergov.org', { leads: 'outside', url: 'HTTPS://www.denvergov.org' }],
  ])('NOTE-1 %j', (webAction, action) => {
    expect(noticeAction(webAction)).toEqual(action);
  });

  it.each([
    null,
    undefined,
    '',
    ' ',
    'plans',
    '//evil.example',
    '/\\evil.example',
    '/plans\\x',
    '/plans and more',
    'http://www.denvergov.org',
    'https://',
    'https://a b',
    'https://a\\b',
    'x https://www.denvergov.org',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('NOTE-1 %j leads nowhere', (webAction) => {
    expect(noticeAction(webAction)).toBeNull();
  });

  it('NOTE-1 never to another scheme, and never out of the site by a path', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.stringMatching(/^[/\\a:]{0,6}$/)), (text) => {
        const action = noticeAction(text);
        if (action?.leads === 'inside') {
          expect(asBrowsersRead(action.path)).toMatch(/^\/(?!\/)/);
        }
        if (action?.leads === 'outside') expect(asBrowsersRead(action.url)).toMatch(/^https:\/\/[^/]/i);
      }),
    );
  });
});

/** Browsers drop line ends and tabs from an address, and take a backslash for a slash. */
function asBrowsersRead(address: string): string {
  return address.replaceAll(/[\t\n\r]/g, '').replaceAll('\\', '/');
}

describe('whether projects are still being moved', () => {
  it.each([
    [[], false],
    [[migrationNotice], true],
    [[pastDue, migrationNotice], true],
    [[pastDue], false],
  ])('NOTE-2 %j: %s', (notices, migrating) => {
    expect(isMigrating(notices)).toBe(migrating);
  });
});
