import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../shared/instant.ts';
import { utmData } from '../testing/marketing/utm.arbitrary.ts';
import { reach } from '../testing/shared/reach.ts';
import { isUtmToBePosted, readUtm, readUtmCookie, UTM_FIELDS, writeUtmCookie } from './utm.policy.ts';

const noon = Date.parse('2026-03-02T12:00:00Z');

describe('where a visit came from', () => {
  it('API-3 ENT-12 is source, medium, campaign, term and content', () => {
    expect(UTM_FIELDS).toEqual(['source', 'medium', 'campaign', 'term', 'content']);
    const query = {
      utm_source: ' newsletter ',
      utm_medium: 'email',
      utm_campaign: 'spring',
      utm_term: 'roof',
      utm_content: 'top',
      utm_id: '7',
      source: 'report',
    };
    expect(readUtm(query)).toEqual({
      source: 'newsletter',
      medium: 'email',
      campaign: 'spring',
      term: 'roof',
      content: 'top',
    });
  });

  it('API-3 may be said in part', () => {
    expect(readUtm({ utm_source: 'newsletter', utm_medium: ' ', utm_term: undefined })).toEqual({
      source: 'newsletter',
    });
  });

  it.each([{}, { source: 'newsletter' }, { utm_source: '  ' }])('API-3 is not said by %j', (query) => {
    expect(readUtm(query)).toBeNull();
  });

  it('API-3 is kept short enough for a cookie', () => {
    expect(readUtm({ utm_source: 'x'.repeat(201) })).toEqual({ source: 'x'.repeat(200) });
  });
});

describe('the UTM cookie', () => {
  it('API-3 gives back what was written', () => {
    fc.assert(
      fc.property(utmData(), (utm) => {
        const kept = { utm, readAt: noon };
        expect(readUtmCookie(writeUtmCookie(kept), noon)).toEqual(kept);
      }),
    );
  });

  it('START-4 API-3 is good for 30 days, to the millisecond', () => {
    const kept = { utm: { source: 'newsletter' }, readAt: noon };
    const cookie = writeUtmCookie(kept);
    expect(readUtmCookie(cookie, noon + 30 * DAY - 1)).toEqual(kept);
    expect(readUtmCookie(cookie, noon + 30 * DAY)).toBeNull();
  });

  it.each([
    null,
    undefined,
    '',
    'null',
    '{}',
    '[]',
    '[1]',
    '["1",{"source":"x"}]',
    '[-1,{"source":"x"}]',
    `[${noon},{}]`,
    `[${noon},{"source":1}]`,
    `[${noon},{"other":"x"}]`,
    `[${noon},null]`,
    `[${noon},{"source":"x"}`,
    `[${noon},{"source":"x"},1]`,
  ])('API-3 %j is none of ours', (cookie) => {
    expect(readUtmCookie(cookie, noon)).toBeNull();
  });

  it('API-3 of any text, is at least one short field and less than 30 days old, and the same when written again', () => {
    const values = fc.dictionary(
      fc.constantFrom(...UTM_FIELDS, 'other'),
      fc.oneof(fc.string(), fc.integer()),
    );
    const age = fc.integer({ min: -DAY, max: 40 * DAY });
    const written = fc
      .tuple(age, fc.oneof(values, fc.anything()))
      .map(([old, told]) => JSON.stringify([noon - old, told]));
    const reached = reach('kept', 'too old or none');
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), written, written), (cookie) => {
        const kept = readUtmCookie(cookie, noon);
        reached.at(kept === null ? 'too old or none' : 'kept');
        if (kept === null) return;
        expect(noon - kept.readAt).toBeLessThan(30 * DAY);
        const fields = Object.entries(kept.utm);
        expect(fields.length).toBeGreaterThan(0);
        for (const [field, value] of fields) {
          expect(UTM_FIELDS).toContain(field);
          expect(value).toMatch(/^[^]{1,200}$/);
        }
        expect(readUtmCookie(writeUtmCookie(kept), noon)).toEqual(kept);
      }),
      { numRuns: 300 },
    );
    reached.expectEach();
  });
});

describe('whether UTM data is to be posted', () => {
  const kept = { utm: { source: 'newsletter' }, readAt: noon };

  it.each([
    [null, true],
    [undefined, true],
    [0, true],
    [noon - 1, true],
    [noon, false],
    [noon + 1, false],
  ])('API-3 to a profile that was updated at %s: %s', (utmUpdatedAt, posted) => {
    expect(isUtmToBePosted(kept, utmUpdatedAt)).toBe(posted);
  });
});
