import { describe, expect, it } from 'vitest';
import { questionNamed, REPORT_QUESTIONS } from './report-questions.ts';
import { REPORT_SECTIONS } from './report-sections.ts';
import { reportSectionMessages } from './content/report-content.messages.ts';

const factSections = REPORT_SECTIONS.filter(({ holds }) => holds === 'facts').map(({ section }) => section);

describe('the table of what a report says', () => {
  it('RPT-2 has the nine sections of the specification in its order, with the municipality and the roof', () => {
    const nine = REPORT_SECTIONS.filter(({ section }) => section !== 'municipality' && section !== 'roof');
    expect(nine.map(({ section }) => reportSectionMessages.en[section])).toEqual([
      'CODE DETAIL',
      'MANUFACTURER REQUIREMENTS',
      'DESIGN CRITERIA',
      'HAIL STORM HISTORY',
      'WIND STORM HISTORY',
      'PERMIT FEE CALCULATOR',
      'WASTE CALCULATOR',
      'VENTILATION CALCULATOR',
      'ICE & WATER SHIELD CALCULATOR',
    ]);
  });

  it('RPT-2 asks something in each section of facts, section after section', () => {
    const asked = REPORT_QUESTIONS.map(({ section }) => section);
    expect([...new Set(asked)]).toEqual(factSections);
    expect(asked).toEqual(asked.toSorted((a, b) => factSections.indexOf(a) - factSections.indexOf(b)));
  });

  it('RPT-2 has each name once, as a word that stays', () => {
    const names = REPORT_QUESTIONS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(questionNamed(name)).toMatchObject({ name });
    }
    expect(questionNamed('starter-strip')).toBeUndefined();
  });

  it('ENT-5 has a question for each answer of the legacy form', () => {
    const names = new Set<string>(REPORT_QUESTIONS.map(({ name }) => name));
    const legacy = [
      'elevation',
      'controlling-municipality',
      'municipality-contact',
      'gust-wind-speed',
      'sustained-wind-speed',
      'ultimate-design-wind-speed',
      'permit-required',
      'code-enforced',
      'ice-barrier',
      'drip-edge',
      'install-per-manufacturer',
      'adopted-residential-code',
      'adopted-building-code',
      'energy-code',
    ];
    expect(legacy.filter((name) => !names.has(name))).toEqual([]);
  });
});
