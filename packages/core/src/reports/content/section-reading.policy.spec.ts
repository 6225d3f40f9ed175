import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facts } from '../../testing/reports/fact.arbitrary.ts';
import { aKnownFact } from '../../testing/reports/fact.builder.ts';
import type { Fact } from '../fact.ts';
import { readFact } from './fact-reading.ts';
import { readSection } from './section-reading.policy.ts';

const unknown = (
  name: Fact['name'],
  others: Extract<Fact, { readonly is: 'unknown' }>['others'] = [],
): Fact => ({
  section: 'code-detail',
  name,
  is: 'unknown',
  settledBy: 'building-department',
  others,
});

describe('a section on a screen', () => {
  it('D RPT-7.3 tells what it knows, and lists together what it does not', () => {
    const { told, missing } = readSection([unknown('drip-edge'), aKnownFact(), unknown('roof-layers')], 'en');
    expect(told.map(({ question }) => question)).toEqual(['ice-barrier']);
    expect(missing).toEqual([
      {
        standing: 'unknown',
        settle: 'Ask the building department.',
        names: ['Drip edge required', 'Maximum layers of roofing'],
      },
    ]);
  });

  it('D RPT-7.3 keeps the line of a single unknown, and of one with rows that do not answer', () => {
    const row = { ...(aKnownFact() as Extract<Fact, { readonly is: 'known' }>), why: 'history' } as const;
    const kept = [unknown('drip-edge'), unknown('roof-layers', [row])];
    expect(readSection(kept, 'en')).toMatchObject({
      told: [{ question: 'drip-edge' }, { question: 'roof-layers' }],
      missing: [],
    });
  });

  it('D RPT-7.3 has each question once, and keeps the order of what it tells', () => {
    fc.assert(
      fc.property(fc.array(facts(), { maxLength: 12 }), (all) => {
        const { told, missing } = readSection(all, 'es');
        const names = all.map((fact) => readFact(fact, 'es').name);
        expect([...told.map(({ name }) => name), ...missing.flatMap((one) => one.names)].toSorted()).toEqual(
          names.toSorted(),
        );
        const order = told.map((one) => JSON.stringify(one));
        const inAll = all.map((fact) => JSON.stringify(readFact(fact, 'es')));
        expect(order).toEqual(inAll.filter((one) => order.includes(one)));
        for (const { settle } of missing) expect(settle).not.toBe('');
      }),
    );
  });
});
