import { describe, expect, it } from 'vitest';
import { aKnownFact } from '../../testing/reports/fact.builder.ts';
import { REPORT_QUESTIONS } from '../report-questions.ts';
import { everyQuestion } from './every-question.policy.ts';

describe('a line for every question', () => {
  it.each(['residential', 'commercial'] as const)(
    'RPT-2 says of a %s property what nobody answered, and what settles it',
    (propertyType) => {
      const asked = REPORT_QUESTIONS.filter(({ askedOf }) => askedOf.includes(propertyType));
      expect(everyQuestion(propertyType, [])).toEqual(
        asked.map(({ section, name, settledBy }) => ({
          section,
          name,
          is: 'unknown',
          settledBy,
          others: [],
        })),
      );
    },
  );

  it('RPT-2 asks houses about the residential code, and other buildings about the building code', () => {
    const names = (propertyType: 'residential' | 'commercial') =>
      new Set<string>(everyQuestion(propertyType, []).map(({ name }) => name));
    const [houses, others] = [names('residential'), names('commercial')];
    expect([houses.has('ice-barrier'), houses.has('adopted-building-code')]).toEqual([true, false]);
    expect([others.has('ice-barrier'), others.has('adopted-building-code')]).toEqual([false, true]);
  });

  it('RPT-2 keeps what was found, in the order of the table, once each', () => {
    const [ice, again] = [aKnownFact(), aKnownFact({ confidence: 'likely' })];
    const area = aKnownFact({
      section: 'roof',
      name: 'area',
      value: { kind: 'quantity', amount: '2400', unit: 'sf', basis: null },
    });
    const lines = everyQuestion('residential', [area, ice, again]);
    expect(lines).toHaveLength(everyQuestion('residential', []).length);
    expect(lines.filter(({ is }) => is === 'known')).toEqual([ice, area]);
  });

  it('RPT-2 tells a commercial property what was found for it beyond its questions', () => {
    const ice = aKnownFact({ condition: 'new and re-roof, commercial and residential' });
    expect(everyQuestion('commercial', [ice])).toContainEqual(ice);
  });
});
