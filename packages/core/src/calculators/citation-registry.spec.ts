import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCitation, cite, linkTo } from './citation-registry.ts';
import { CODE_EDITIONS } from './code-edition.ts';
import { CITED_TOPICS, REGISTERED_SECTIONS } from './registered-sections.ts';

describe('the citation registry', () => {
  it('CALC-6 lets a section be cited for what it says', () => {
    expect(checkCitation({ section: 'R905.2.8.5', edition: 2021, topic: 'drip-edge' })).toEqual({
      ok: true,
      value: { family: 'IRC', section: 'R905.2.8.5', edition: 2021, topic: 'drip-edge' },
    });
  });

  it.each([
    { section: 'R905.2.8.2', topic: 'drip-edge', says: 'valley-lining', instead: 'R905.2.8.5' },
    { section: 'R905.2.8.3', topic: 'drip-edge', says: 'step-flashing', instead: 'R905.2.8.5' },
    { section: 'R309', topic: 'ice-barrier-extent', says: 'garages', instead: 'R905.1.2' },
    {
      section: 'R905.7.5',
      topic: 'shingle-wind-resistance',
      says: 'wood-shingle-application',
      instead: 'R905.2.4.1',
    },
    { section: 'R905.2.4.1', topic: 'starter-strip', says: 'shingle-wind-resistance', instead: null },
    {
      section: 'R905.1.2',
      topic: 'ice-barrier-designation',
      says: 'ice-barrier-extent',
      instead: 'Table R301.2',
    },
  ] as const)('CALC-6 refuses $section for $topic', ({ section, topic, says, instead }) => {
    expect(checkCitation({ section, edition: 2021, topic })).toEqual({
      ok: false,
      failure: { code: 'section-says-something-else', says: [says], instead },
    });
  });

  it('CALC-6 knows that sections move between editions', () => {
    expect(cite('ice-barrier-extent', 2012)?.section).toBe('R905.2.7.1');
    expect(cite('ice-barrier-extent', 2015)?.section).toBe('R905.1.2');
    expect(cite('ice-barrier-designation', 2018)?.section).toBe('Table R301.2(1)');
    expect(cite('ice-barrier-designation', 2021)?.section).toBe('Table R301.2');
    expect(cite('recover-limits', 2012)?.section).toBe('R907');
    expect(cite('drip-edge', 2009)).toBeNull();
    expect(checkCitation({ section: 'R905.1.2', edition: 2012, topic: 'ice-barrier-extent' })).toEqual({
      ok: false,
      failure: { code: 'section-not-registered' },
    });
  });

  it('CALC-6 gives out nothing it would itself refuse, and says where to read it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CITED_TOPICS), fc.constantFrom(...CODE_EDITIONS), (topic, edition) => {
        const citation = cite(topic, edition);
        if (citation === null) return;
        expect(checkCitation(citation)).toEqual({ ok: true, value: citation });
        expect(linkTo(citation)).toContain(`IRC${edition}/chapter-`);
      }),
    );
  });

  it('CALC-6 registers each section once for an edition and topic', () => {
    for (const edition of CODE_EDITIONS) {
      const keys = REGISTERED_SECTIONS.filter((entry) => entry.from <= edition && edition <= entry.to).map(
        (entry) => `${entry.section} ${entry.topic}`,
      );
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});
