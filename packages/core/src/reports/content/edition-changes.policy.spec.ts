import { describe, expect, it } from 'vitest';
import { checkCitation } from '../../calculators/citation-registry.ts';
import { CODE_EDITIONS, inEdition } from '../../calculators/code-edition.ts';
import { MODEL_ICE_BARRIER } from '../../calculators/ice-and-water-shield/ice-barrier-rules.ts';
import { LOCALES } from '../../shared/messages.ts';
import { editionChanges } from './edition-changes.policy.ts';
import { EDITION_PROVISIONS } from './edition-provisions.ts';
import { factText } from './fact-text.ts';
import { parseFact } from './parse-fact.policy.ts';

const linesOf = (name: string, edition: number | null, locale: 'en' | 'es' = 'en') =>
  editionChanges(edition, [])
    .filter((fact) => fact.name === name)
    .flatMap((fact) => factText(fact, locale).answer);

describe('what changes from one edition to another', () => {
  it('RPT-3 compares the adopted edition with the one before and with the newest', () => {
    expect(linesOf('ice-barrier-changes', 2021)).toEqual([
      '2018 IRC, R905.1.2 and 2021 IRC, R905.1.2: no change on this point. Where an ice barrier is required, it reaches at least 24 in inside the exterior wall line and, from 8:12 up, at least 36 in along the slope from the eave.',
      '2021 IRC, R905.1.2: Where an ice barrier is required, it reaches at least 24 in inside the exterior wall line and, from 8:12 up, at least 36 in along the slope from the eave. 2024 IRC, R905.1.2: Where an ice barrier is required, it reaches at least 24 in inside the exterior wall line. (model code, unless amended; likely)',
    ]);
    expect(linesOf('drip-edge-changes', 2012, 'es')).toEqual([
      'IRC 2009: No se exige goterón en techos de tejas asfálticas. IRC 2012, R905.2.8.5: Se exige goterón en aleros y bordes laterales de techos de tejas asfálticas.',
      'IRC 2012, R905.2.8.5 e IRC 2024, R905.2.8.5: sin cambio en este punto. Se exige goterón en aleros y bordes laterales de techos de tejas asfálticas. (código modelo, salvo enmienda; probable)',
    ]);
  });

  it.each([
    [2006, [[2006, 2024]]],
    [
      2018,
      [
        [2015, 2018],
        [2018, 2024],
      ],
    ],
    [2024, [[2021, 2024]]],
  ])('RPT-3 compares %i with %j', (edition, pairs) => {
    for (const fact of editionChanges(edition, [])) {
      const rows = fact.is === 'known' && fact.value.kind === 'edition-changes' ? fact.value.rows : [];
      expect(rows.map(({ from, to }) => [from.edition, to.edition])).toEqual(pairs);
    }
  });

  it('RPT-3 leaves unknown what nobody has read', () => {
    expect(linesOf('underlayment-changes', 2015)[0]).toBe(
      '2012 IRC, R905.2.7 and 2015 IRC, R905.1.1: moved to another section; whether anything else changed is unknown.',
    );
    expect(linesOf('underlayment-changes', 2009)[0]).toBe(
      '2006 IRC, R905.2.7 and 2009 IRC, R905.2.7: unknown whether anything changed.',
    );
  });

  it.each([null, 2003, 2020])('RPT-3 tells nothing of the edition %s', (edition) => {
    expect(editionChanges(edition, [])).toEqual([]);
  });

  it('RPT-3 tells nothing of a section that the state has deleted', () => {
    const names = editionChanges(2018, ['R905.2.8.5']).map(({ name }) => name);
    expect(names).toEqual(['ice-barrier-changes', 'underlayment-changes', 'ventilation-changes']);
  });

  it('RPT-3 RPT-3.1 are facts with sources, of registered sections, in both languages', () => {
    for (const edition of CODE_EDITIONS) {
      const facts = editionChanges(edition, []);
      expect(facts).toHaveLength(4);
      for (const fact of facts) {
        expect(parseFact(fact)).toEqual(fact);
        const rows = fact.is === 'known' && fact.value.kind === 'edition-changes' ? fact.value.rows : [];
        for (const point of rows.flatMap(({ from, to }) => [from, to])) {
          const { topic } = EDITION_PROVISIONS[fact.name as keyof typeof EDITION_PROVISIONS];
          const { section } = point;
          if (section === null) expect(point.says).toBe('drip-edge-not-in-code');
          else expect(checkCitation({ section, edition: point.edition, topic }).ok).toBe(true);
        }
        for (const locale of LOCALES) expect(factText(fact, locale).answer).toHaveLength(rows.length);
      }
    }
  });

  it.each(CODE_EDITIONS)('RPT-3 CALC-2 says of the ice barrier of %i what the calculator does', (edition) => {
    const isSteep = EDITION_PROVISIONS['ice-barrier-changes'].says[edition] === 'ice-inside-wall-and-steep';
    expect(isSteep).toBe(inEdition(MODEL_ICE_BARRIER, edition)?.some(({ fromRise }) => fromRise === 8));
  });
});
