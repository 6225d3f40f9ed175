import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADD_ONS } from '../report-sections.ts';
import { GAUGED_SECTIONS, sectionStandings } from './section-standings.policy.ts';

const NOTHING = { answeredSections: [], includes: [], hasProduct: false };

describe('the nine sections in a list', () => {
  it('RPT-2 DASH-1 counts what was ordered', () => {
    expect(GAUGED_SECTIONS).toHaveLength(9);
    expect(sectionStandings(NOTHING)).toEqual({ answered: [], unknown: ['design-criteria'] });
    expect(sectionStandings({ ...NOTHING, includes: ['weather'] }).unknown).toEqual([
      'design-criteria',
      'hail-storm-history',
      'wind-storm-history',
    ]);
    expect(sectionStandings({ ...NOTHING, hasProduct: true }).unknown).toContain('manufacturer-requirements');
  });

  it('RPT-2 DASH-1 leaves out answers that the report withholds, and counts saved calculations', () => {
    const answeredSections = ['code-detail', 'design-criteria', 'municipality', 'waste-calculator'];
    expect(sectionStandings({ ...NOTHING, answeredSections })).toEqual({
      answered: ['design-criteria', 'waste-calculator'],
      unknown: [],
    });
    expect(sectionStandings({ ...NOTHING, answeredSections, includes: ['code-detail'] }).answered).toContain(
      'code-detail',
    );
  });

  it('DASH-1 no section is both answered and unknown', () => {
    const sections = GAUGED_SECTIONS.map(({ section }) => section);
    fc.assert(
      fc.property(
        fc.record({
          answeredSections: fc.subarray<string>(sections),
          includes: fc.subarray([...ADD_ONS]),
          hasProduct: fc.boolean(),
        }),
        (report) => {
          const { answered, unknown } = sectionStandings(report);
          expect(answered.filter((section) => unknown.includes(section))).toEqual([]);
          expect(answered.every((section) => report.answeredSections.includes(section))).toBe(true);
          expect(unknown.some((section) => report.answeredSections.includes(section))).toBe(false);
        },
      ),
    );
  });
});
