import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facts } from '../../testing/reports/fact.arbitrary.ts';
import { ADD_ONS, REPORT_SECTIONS, type AddOn } from '../report-sections.ts';
import { includedFacts } from './included-facts.policy.ts';

const sectionsOf = (addOn: AddOn) =>
  new Set<string>(REPORT_SECTIONS.filter((row) => row.addOn === addOn).map(({ section }) => section));

describe('what a report includes', () => {
  it('RPT-2 is the full report with every add-on', () => {
    fc.assert(
      fc.property(fc.array(facts(), { maxLength: 8 }), (all) => {
        expect(includedFacts(all, ADD_ONS)).toEqual(all);
      }),
    );
  });

  it('RPT-2.1 is the full report minus the sections of the add-ons that it lacks', () => {
    fc.assert(
      fc.property(fc.array(facts(), { maxLength: 8 }), fc.subarray([...ADD_ONS]), (all, includes) => {
        const lacking = ADD_ONS.filter((addOn) => !includes.includes(addOn));
        const withheld = new Set(lacking.flatMap((addOn) => [...sectionsOf(addOn)]));
        const told = includedFacts(all, includes);
        const isWithheld = ({ section }: { readonly section: string }) => withheld.has(section);
        expect(told.filter((fact) => !isWithheld(fact))).toEqual(all.filter((fact) => !isWithheld(fact)));
        expect(told.map(({ name }) => name)).toEqual(all.map(({ name }) => name));
        for (const fact of told.filter(isWithheld)) {
          expect(Object.keys(fact).sort()).toEqual(['addOn', 'is', 'name', 'section']);
          expect(fact.is).toBe('not-included');
        }
      }),
    );
  });

  it('RPT-2.1 needs code detail for the code, and weather for hail and wind', () => {
    expect([...sectionsOf('code-detail')]).toEqual(['code-detail']);
    expect([...sectionsOf('weather')]).toEqual(['hail-storm-history', 'wind-storm-history']);
  });
});
