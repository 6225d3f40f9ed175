import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facts } from '../../testing/reports/fact.arbitrary.ts';
import { aKnownFact, SOURCE } from '../../testing/reports/fact.builder.ts';
import type { Fact } from '../fact.ts';
import { factsInPrint } from './facts-in-print.policy.ts';

const unknown = (name: Fact['name'], settledBy: 'building-department' | 'site-survey'): Fact => ({
  section: 'code-detail',
  name,
  is: 'unknown',
  settledBy,
  others: [],
});
const withheld = (name: Fact['name']): Fact => ({
  section: 'code-detail',
  name,
  is: 'not-included',
  addOn: 'code-detail',
});

describe('a section on paper', () => {
  it('D RPT-7.3 lists what is unknown in one line, by what would settle it', () => {
    const told = aKnownFact();
    const section = [
      unknown('drip-edge', 'building-department'),
      told,
      unknown('valleys', 'site-survey'),
      unknown('step-flashing', 'building-department'),
    ];
    expect(factsInPrint(section, 'en')).toEqual({
      told: [told],
      missing: [
        {
          name: 'Unknown',
          answer: [
            'Drip edge required; Step flashing. Ask the building department.',
            'Valley lining. A survey of the site settles it.',
          ],
        },
      ],
    });
  });

  it('D RPT-7.3 lists what is not included in one line, with what to add', () => {
    expect(factsInPrint([withheld('ice-barrier'), withheld('drip-edge')], 'es').missing).toEqual([
      {
        name: 'No incluido',
        answer: [
          'Se exige barrera contra hielo; Se exige goterón (drip edge). Agregue el detalle de códigos a este proyecto.',
        ],
      },
    ]);
  });

  it('D RPT-7.3 keeps the line of an unknown with rows beside it, and of one that is alone', () => {
    const lead = { ...aKnownFact(), source: SOURCE, why: 'history' } as const;
    const withRows: Fact = { ...unknown('ice-barrier', 'building-department'), others: [lead] } as Fact;
    const section = [withRows, unknown('drip-edge', 'building-department'), withheld('valleys')];
    expect(factsInPrint(section, 'en')).toEqual({ told: section, missing: [] });
    expect(factsInPrint([], 'en')).toEqual({ told: [], missing: [] });
  });

  it('D RPT-7.3 loses no question, whatever the section says', () => {
    fc.assert(
      fc.property(fc.array(facts(), { maxLength: 12 }), (section) => {
        const { told, missing } = factsInPrint(section, 'en');
        expect(told).toEqual(section.filter((fact) => told.includes(fact)));
        const collapsed = section.filter((fact) => !told.includes(fact));
        expect(missing.length).toBe(new Set(collapsed.map(({ is }) => is)).size);
        expect(collapsed.every(({ is }) => is === 'unknown' || is === 'not-included')).toBe(true);
      }),
    );
  });
});
