import fc from 'fast-check';
import type { NewProjectEvent } from '../../reports/new-project/new-project.machine.ts';
import type { FoundAddress, ReportWish } from '../../reports/report-order.policy.ts';
import { PROPERTY_TYPES, ROOF_TYPES } from '../../reports/property.ts';
import { aReport } from './report.builder.ts';

export function aPlace(change: Partial<FoundAddress> = {}): FoundAddress {
  return { address: '1437 Bannock St, Denver, CO 80202', source: 'census', locationId: null, ...change };
}

export function aWish(change: Partial<ReportWish> = {}): ReportWish {
  return { place: aPlace(), propertyType: 'residential', roofType: 'steep-slope', ...change };
}

export function reportWishes(): fc.Arbitrary<ReportWish> {
  return fc.record({
    place: fc.record({
      address: fc.string({ minLength: 1 }).filter((text) => text.trim() === text),
      source: fc.string(),
      locationId: fc.option(fc.string({ minLength: 1 })),
    }),
    propertyType: fc.constantFrom(...PROPERTY_TYPES),
    roofType: fc.constantFrom(...ROOF_TYPES),
  });
}

/** Any event of the new-project flow, over few places and requests so that they collide. */
export function newProjectEvents(): fc.Arbitrary<NewProjectEvent> {
  const place = fc.constantFrom(aPlace(), aPlace({ address: '200 E Colfax Ave, Denver, CO 80203' }));
  const why = fc.constantFrom('unable-to-determine-access' as const, 'signed-out' as const);
  const question = fc.integer({ min: 0, max: 4 });
  return fc.oneof(
    fc.record({ is: fc.constant('typed' as const), text: fc.constantFrom('', ' ', '14', '1437 Bannock') }),
    fc.record({
      is: fc.constant('suggested' as const),
      question,
      suggestions: fc.array(place, { maxLength: 2 }),
    }),
    fc.record({ is: fc.constant('suggestions-failed' as const), question, why }),
    fc.record({ is: fc.constant('place-chosen' as const), place }),
    fc.record({
      is: fc.constant('access-answered' as const),
      place,
      access: fc.constantFrom('granted' as const, 'denied' as const),
    }),
    fc.record({ is: fc.constant('access-failed' as const), place, why }),
    fc.record({
      is: fc.constant('property-type-chosen' as const),
      propertyType: fc.constantFrom(...PROPERTY_TYPES),
    }),
    fc.record({ is: fc.constant('roof-type-chosen' as const), roofType: fc.constantFrom(...ROOF_TYPES) }),
    fc.record({
      is: fc.constant('allowance-answered' as const),
      quickViewsAvailable: fc.integer({ min: -1, max: 2 }),
    }),
    fc.record({ is: fc.constant('purchased' as const), purchase: fc.constant({ sku: 'single' }) }),
    fc.record({ is: fc.constant('created' as const), report: fc.constantFrom(aReport(), null) }),
    fc.record({
      is: fc.constant('creation-failed' as const),
      why: fc.constantFrom('report-not-created' as const, 'signed-out' as const),
    }),
    fc.constantFrom<NewProjectEvent>(
      { is: 'details-confirmed' },
      { is: 'allowance-failed' },
      { is: 'retried' },
      { is: 'went-back' },
    ),
  );
}
