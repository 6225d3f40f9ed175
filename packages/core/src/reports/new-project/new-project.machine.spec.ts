import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPlace, aWish, newProjectEvents } from '../../testing/reports/new-project.arbitrary.ts';
import { aReport } from '../../testing/reports/report.builder.ts';
import {
  afterNewProjectEvent,
  orderKeyOf,
  startNewProject,
  type NewProject,
  type NewProjectEvent,
} from './new-project.machine.ts';

const place = aPlace();
const elsewhere = aPlace({ address: '200 E Colfax Ave, Denver, CO 80203' });
const wish = aWish();

function after(...events: readonly NewProjectEvent[]): NewProject {
  return events.reduce(afterNewProjectEvent, startNewProject('k'));
}

const granted: readonly NewProjectEvent[] = [
  { is: 'place-chosen', place },
  { is: 'access-answered', place, access: 'granted' },
];
const decided: readonly NewProjectEvent[] = [
  ...granted,
  { is: 'property-type-chosen', propertyType: wish.propertyType },
  { is: 'roof-type-chosen', roofType: wish.roofType },
  { is: 'details-confirmed' },
];
const ordering: readonly NewProjectEvent[] = [
  ...decided,
  { is: 'allowance-answered', quickViewsAvailable: 1 },
];
const buying: readonly NewProjectEvent[] = [
  ...decided,
  { is: 'allowance-answered', quickViewsAvailable: 0 },
  { is: 'purchased', purchase: { sku: 'single' } },
];

describe('looking up an address', () => {
  it('RPT-1 begins with an empty field', () => {
    expect(after()).toMatchObject({
      at: 'address',
      text: '',
      suggestions: [],
      checking: null,
      refusal: null,
    });
  });

  it('RPT-1 shows the answer to the newest question, and no other', () => {
    const typed = after({ is: 'typed', text: '14' }, { is: 'typed', text: '1437' });
    const late = afterNewProjectEvent(typed, { is: 'suggested', question: 1, suggestions: [elsewhere] });
    expect(late).toEqual(typed);
    expect(afterNewProjectEvent(typed, { is: 'suggestions-failed', question: 1, why: 'signed-out' })).toEqual(
      typed,
    );
    expect(afterNewProjectEvent(typed, { is: 'suggested', question: 2, suggestions: [place] })).toMatchObject(
      {
        text: '1437',
        suggestions: [place],
      },
    );
  });

  it('RPT-1 keeps what is suggested while typing goes on, and drops it with the last letter', () => {
    const suggested = after(
      { is: 'typed', text: '14' },
      { is: 'suggested', question: 1, suggestions: [place] },
    );
    expect(afterNewProjectEvent(suggested, { is: 'typed', text: '143' })).toMatchObject({
      suggestions: [place],
    });
    expect(afterNewProjectEvent(suggested, { is: 'typed', text: '  ' })).toMatchObject({ suggestions: [] });
  });

  it('RPT-1 DASH-5 says when nothing can be suggested, until something is', () => {
    const failed = after(
      { is: 'typed', text: '14' },
      { is: 'suggestions-failed', question: 1, why: 'unable-to-determine-access' },
    );
    expect(failed).toMatchObject({ refusal: 'unable-to-determine-access', suggestions: [] });
    expect(afterNewProjectEvent(failed, { is: 'typed', text: '143' })).toMatchObject({ refusal: null });
    const healed = afterNewProjectEvent(failed, { is: 'suggested', question: 1, suggestions: [place] });
    expect(healed).toMatchObject({ refusal: null, suggestions: [place] });
  });

  it('RPT-1 stops suggesting once a place is chosen, whatever answer is on its way', () => {
    const chosen = after({ is: 'typed', text: '14' }, { is: 'place-chosen', place });
    expect(chosen).toMatchObject({ text: place.address, checking: place, suggestions: [] });
    expect(afterNewProjectEvent(chosen, { is: 'suggested', question: 1, suggestions: [elsewhere] })).toEqual(
      chosen,
    );
  });

  it('RPT-1 takes no answer from before the person went on and came back', () => {
    const back = after(
      { is: 'typed', text: '14' },
      ...granted,
      { is: 'went-back' },
      { is: 'typed', text: '2' },
    );
    expect(afterNewProjectEvent(back, { is: 'suggested', question: 1, suggestions: [elsewhere] })).toEqual(
      back,
    );
  });
});

describe('checking access to an address', () => {
  const chosen = after({ is: 'place-chosen', place });

  it('RPT-1 goes on to property type and roof type when access is granted', () => {
    expect(afterNewProjectEvent(chosen, { is: 'access-answered', place, access: 'granted' })).toMatchObject({
      at: 'details',
      place,
      propertyType: null,
      roofType: null,
      missing: [],
    });
  });

  it('RPT-1 stays, and says so, when access is denied or nobody can tell', () => {
    expect(afterNewProjectEvent(chosen, { is: 'access-answered', place, access: 'denied' })).toMatchObject({
      at: 'address',
      checking: null,
      refusal: 'address-denied',
    });
    expect(
      afterNewProjectEvent(chosen, { is: 'access-failed', place, why: 'unable-to-determine-access' }),
    ).toMatchObject({ at: 'address', checking: null, refusal: 'unable-to-determine-access' });
  });

  it.each([
    ['address', elsewhere],
    ['source', aPlace({ source: 'county' })],
    ['location', aPlace({ locationId: 'L-1' })],
  ])('RPT-1 takes no answer about another %s', (_, other) => {
    expect(afterNewProjectEvent(chosen, { is: 'access-answered', place: other, access: 'granted' })).toEqual(
      chosen,
    );
    expect(afterNewProjectEvent(chosen, { is: 'access-failed', place: other, why: 'signed-out' })).toEqual(
      chosen,
    );
  });

  it('RPT-1 takes no answer after typing went on', () => {
    const typing = afterNewProjectEvent(chosen, { is: 'typed', text: 'x' });
    expect(afterNewProjectEvent(typing, { is: 'access-answered', place, access: 'granted' })).toEqual(typing);
    expect(afterNewProjectEvent(typing, { is: 'access-failed', place, why: 'signed-out' })).toEqual(typing);
  });
});

describe('property type and roof type', () => {
  it('RPT-1 are both needed to go on', () => {
    const open = after(...granted, { is: 'details-confirmed' });
    expect(open).toMatchObject({ at: 'details', missing: ['propertyType', 'roofType'] });
    const half = afterNewProjectEvent(open, { is: 'property-type-chosen', propertyType: 'commercial' });
    expect(half).toMatchObject({ propertyType: 'commercial', missing: ['roofType'] });
    expect(afterNewProjectEvent(half, { is: 'details-confirmed' })).toMatchObject({ missing: ['roofType'] });
    const other = afterNewProjectEvent(open, { is: 'roof-type-chosen', roofType: 'low-slope' });
    expect(other).toMatchObject({ roofType: 'low-slope', missing: ['propertyType'] });
    expect(afterNewProjectEvent(other, { is: 'details-confirmed' })).toMatchObject({
      missing: ['propertyType'],
    });
  });

  it('RPT-1 lead to the allowance check with the whole wish', () => {
    expect(after(...decided)).toMatchObject({ at: 'allowance', wish, failed: false });
  });

  it('RPT-1 can be left again for the address', () => {
    expect(after(...granted, { is: 'went-back' })).toMatchObject({ at: 'address', text: place.address });
  });
});

describe('paying for a report', () => {
  it.each([
    [2, 'creating'],
    [1, 'creating'],
    [0, 'purchase'],
    [-1, 'purchase'],
  ])('RPT-1 with %i quick views left goes on to %s', (quickViewsAvailable, at) => {
    expect(after(...decided, { is: 'allowance-answered', quickViewsAvailable })).toMatchObject({ at, wish });
  });

  it('RPT-1 asks for the allowance again when nobody answered', () => {
    const failed = after(...decided, { is: 'allowance-failed' });
    expect(failed).toMatchObject({ at: 'allowance', failed: true });
    expect(afterNewProjectEvent(failed, { is: 'retried' })).toMatchObject({ failed: false });
  });

  it('RPT-1 orders with what was bought', () => {
    expect(after(...buying)).toMatchObject({ at: 'creating', wish, purchase: { sku: 'single' } });
    expect(after(...ordering)).toMatchObject({ at: 'creating', wish, purchase: null });
  });

  it.each([['allowance', decided] as const, ['purchase', buying.slice(0, -1)] as const])(
    'RPT-1 can be left at the %s for the details, which are kept',
    (at, events) => {
      expect(after(...events).at).toBe(at);
      expect(after(...events, { is: 'went-back' })).toMatchObject({
        at: 'details',
        place,
        propertyType: wish.propertyType,
        roofType: wish.roofType,
        missing: [],
      });
    },
  );
});

describe('ordering the report', () => {
  it.each([[aReport()], [null]])('RPT-1 RPT-9 ends with the report as the server gave it', (report) => {
    const created = after(...ordering, { is: 'created', report });
    expect(created).toEqual({ at: 'created', report });
    expect(afterNewProjectEvent(created, { is: 'went-back' })).toBe(created);
  });

  it('RPT-1 tries again with the same key, so that no second report is made', () => {
    const failed = after(...buying, { is: 'creation-failed', why: 'report-not-created' });
    expect(failed).toMatchObject({
      at: 'not-created',
      why: 'report-not-created',
      purchase: { sku: 'single' },
    });
    const again = afterNewProjectEvent(failed, { is: 'retried' });
    expect(again).toEqual(after(...buying));
    expect(keyOf(again)).toBe('k-1');
  });

  it('RPT-1 orders with another key once the wish may have changed', () => {
    const changed = after(
      ...ordering,
      { is: 'creation-failed', why: 'report-not-created' },
      { is: 'went-back' },
    );
    expect(changed).toMatchObject({ at: 'details', roofType: wish.roofType });
    const again = [
      { is: 'details-confirmed' },
      { is: 'allowance-answered', quickViewsAvailable: 1 },
    ] satisfies NewProjectEvent[];
    expect(keyOf(again.reduce(afterNewProjectEvent, changed))).toBe('k-2');
  });

  it('RPT-1 does not leave behind what was paid for', () => {
    const failed = after(...buying, { is: 'creation-failed', why: 'report-not-created' });
    expect(afterNewProjectEvent(failed, { is: 'went-back' })).toBe(failed);
  });
});

describe('the new-project flow', () => {
  it.each([
    ['details', granted] as const,
    ['allowance', decided] as const,
    ['purchase', buying.slice(0, -1)] as const,
    ['creating', ordering] as const,
    [
      'not-created',
      [...ordering, { is: 'creation-failed', why: 'report-not-created' }] satisfies NewProjectEvent[],
    ] as const,
  ])('RPT-1 stays as it is at %s when a suggestion comes too late', (at, events) => {
    const now = after(...events);
    expect(now.at).toBe(at);
    expect(afterNewProjectEvent(now, { is: 'suggested', question: 1, suggestions: [elsewhere] })).toBe(now);
  });

  it('RPT-1 orders nothing that was not decided in full, allowed and paid for, in any course of events', () => {
    fc.assert(
      fc.property(fc.array(newProjectEvents(), { maxLength: 40 }), (events) => {
        let state = startNewProject('k');
        for (const event of events) {
          const next = afterNewProjectEvent(state, event);
          if (next.at === 'creating' && state.at !== 'creating') expectMayOrder(state, event);
          if (next.at === 'created' && state.at !== 'created') expect(state.at).toBe('creating');
          if (next.at === 'details' && state.at === 'address')
            expect(event).toMatchObject({ access: 'granted' });
          state = next;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('RPT-1 never forgets a purchase before the report is there', () => {
    fc.assert(
      fc.property(fc.array(newProjectEvents(), { maxLength: 30 }), (events) => {
        const paid = after(...buying);
        const end = events.reduce(afterNewProjectEvent, paid);
        if (end.at !== 'created') expect(end).toMatchObject({ purchase: { sku: 'single' }, wish });
      }),
    );
  });
});

function expectMayOrder(before: NewProject, event: NewProjectEvent): void {
  if (before.at === 'allowance') {
    expect(event.is === 'allowance-answered' && event.quickViewsAvailable).toBeGreaterThan(0);
  } else if (before.at === 'purchase') {
    expect(event.is).toBe('purchased');
  } else {
    expect([before.at, event.is]).toEqual(['not-created', 'retried']);
  }
}

function keyOf(state: NewProject): string | null {
  return state.at === 'creating' ? orderKeyOf(state) : null;
}
