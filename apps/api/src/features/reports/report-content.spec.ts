import contract from '@ridgeline/contract/openapi.json' with { type: 'json' };
import { REPORT_SECTIONS } from '@ridgeline/core/reports';
import { aKnownFact, facts } from '@ridgeline/core/testing/reports';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operationSchemas } from '../../http/operation-schemas.ts';
import { validatorOf } from '../../testing/schema-arbitrary.ts';

type Answer = { readonly properties: { readonly facts: { readonly items: Record<string, unknown> } } };

const { response } = operationSchemas('getReport') as { readonly response: { readonly 200: Answer } };
const failureOf = validatorOf(response[200].properties.facts.items);

describe('a fact in the contract', () => {
  it('RPT-3 is every fact that core knows', () => {
    fc.assert(
      fc.property(facts(), (fact) => {
        expect(failureOf(fact)).toBeNull();
      }),
    );
  });

  it('RPT-3 is of the sections that core knows', () => {
    const sections = REPORT_SECTIONS.filter(({ holds }) => holds === 'facts').map(({ section }) => section);
    expect(contract.components.schemas.FactSection.enum).toEqual(sections);
  });

  it.each([
    ['a source', { source: null }],
    ['a name of its source', { source: { name: '', url: null, edition: null, date: '2026', read: null } }],
    ['a day', { source: { name: 'City of Denver', url: null, edition: null, date: null, read: null } }],
  ])('RPT-3.1 is none that is known without %s', (_, change) => {
    const fact = aKnownFact();
    expect(failureOf(fact)).toBeNull();
    expect(failureOf({ ...fact, ...change })).not.toBeNull();
  });
});
