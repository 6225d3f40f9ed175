import fc from 'fast-check';
import { expect } from 'vitest';
import { SIGN_IN_KINDS, type SignInKind } from '../../session/sign-in-kind.ts';
import type { Session } from '../../session/session.ts';
import { nextVisit, type Visit, type VisitEvent } from '../../session/visit.machine.ts';
import { fail, ok } from '../../shared/result.ts';
import { aProfile } from '../profile/profile.builder.ts';
import { anIdentity } from './session.builder.ts';

/** Model of a visit, without attempt numbers: who is signed in, and which requested profiles still count. */
export type VisitModel = {
  is: Session['is'];
  waitsFor: 'identity' | 'profile' | null;
  who: string | null;
  kind: SignInKind | null;
  termsAccepted: boolean;
  firstLoginEver: boolean;
  /** Signed out by a refused session; the login screen says so. */
  wasRefused: boolean;
  /** The name in the displayed profile. */
  givenName: string;
  /** Every profile requested so far; at most one is live. */
  asked: { who: string; kind: SignInKind | null; live: boolean }[];
};

export type VisitUnderTest = {
  visit: Visit;
  /** The attempt numbers of the profile requests, in the order of `asked`. */
  askedWith: number[];
};

export const visitModel = (): VisitModel => ({
  is: 'starting',
  waitsFor: 'identity',
  who: null,
  kind: null,
  termsAccepted: false,
  firstLoginEver: false,
  wasRefused: false,
  givenName: '',
  asked: [],
});

type VisitCommand = fc.Command<VisitModel, VisitUnderTest>;

/** Any event of a visit, in any order, with late profiles. */
export function visitCommands(): fc.Arbitrary<Iterable<VisitCommand>> {
  // Mostly the newest request is answered, sometimes an older one.
  const back = fc.constantFrom(0, 0, 0, 1, 2);
  const who = fc.constantFrom('ada@example.com', 'grace@example.com', 'lin@example.com');
  return fc.commands(
    [
      fc.option(who, { nil: null }).map(identityAnswers),
      fc.record({ who, kind: fc.constantFrom(...SIGN_IN_KINDS) }).map(signsIn),
      fc.record({ back, terms: fc.boolean(), first: fc.boolean() }).map(profileArrives),
      fc
        .record({ back, failure: fc.constantFrom('signed-out' as const, 'unavailable' as const) })
        .map(profileFails),
      fc.constant(retries()),
      fc.constant(changesPerson('terms-accepted', { termsAccepted: true })),
      fc.constant(changesPerson('introduced', { firstLoginEver: false })),
      fc.record({ back, givenName: fc.constantFrom('Augusta', 'Adeline') }).map(profileChanges),
      fc.boolean().map(renewalRefused),
      fc.constant(leaves()),
    ],
    { maxCommands: 40 },
  );
}

function command(
  name: string,
  inTheModel: (model: VisitModel) => void,
  inTheMachine: (real: VisitUnderTest) => VisitEvent | null,
  check: (model: VisitModel) => boolean = () => true,
): VisitCommand {
  return {
    toString: () => name,
    check: (model) => check(model),
    run: (model, real) => {
      const event = inTheMachine(real);
      if (event !== null) real.visit = nextVisit(real.visit, event);
      const asked = model.asked.length;
      inTheModel(model);
      if (model.asked.length > asked) real.askedWith.push(real.visit.number);
      expectAlike(model, real.visit.session);
    },
  };
}

function expectAlike(model: VisitModel, session: Session): void {
  const { is, who, waitsFor, firstLoginEver } = model;
  expect({ is: session.is, waitsFor: 'waitsFor' in session ? session.waitsFor : null }).toEqual({
    is,
    waitsFor,
  });
  expect(session.is === 'signed-out' && session.expired === true).toBe(model.wasRefused);
  if (session.is === 'signed-in') {
    const { termsAccepted, kind, givenName } = model;
    expect(session).toMatchObject({
      email: who,
      firstLoginEver,
      termsAccepted,
      kind,
      profile: { givenName },
    });
  }
}

function settle(model: VisitModel, is: Session['is'], who: string | null): void {
  Object.assign(model, { is, who, waitsFor: null, wasRefused: false });
  for (const ask of model.asked) ask.live = false;
}

function asksForProfile(model: VisitModel, who: string, kind: SignInKind | null): void {
  settle(model, 'starting', who);
  model.waitsFor = 'profile';
  model.kind = kind;
  model.asked.push({ who, kind, live: true });
}

function identityAnswers(who: string | null): VisitCommand {
  return command(
    `identityAnswers(${who})`,
    (model) => {
      if (model.waitsFor !== 'identity') return;
      if (who === null) settle(model, 'signed-out', null);
      else asksForProfile(model, who, null);
    },
    () => ({
      type: 'identity-answered',
      visit: 0,
      identity: who === null ? null : anIdentity({ email: who }),
    }),
  );
}

function signsIn({ who, kind }: { who: string; kind: SignInKind }): VisitCommand {
  return command(
    `signsIn(${who}, ${kind})`,
    (model) => asksForProfile(model, who, kind),
    () => ({ type: 'signed-in', identity: anIdentity({ email: who }), kind }),
  );
}

function profileArrives({
  back,
  terms,
  first,
}: {
  back: number;
  terms: boolean;
  first: boolean;
}): VisitCommand {
  return command(
    `profileArrives(${back}, ${terms}, ${first})`,
    (model) => {
      const ask = model.asked.at(-1 - back);
      if (!ask?.live) return;
      settle(model, 'signed-in', ask.who);
      Object.assign(model, { termsAccepted: terms, firstLoginEver: first, givenName: aProfile().givenName });
    },
    ({ askedWith }) => ({
      type: 'profile-answered',
      visit: askedWith.at(-1 - back) ?? -1,
      answer: ok(aProfile({ acceptedTosAt: terms ? 1 : null, doesNotExist: first })),
    }),
    (model) => back < model.asked.length,
  );
}

function profileFails({
  back,
  failure,
}: {
  back: number;
  failure: 'signed-out' | 'unavailable';
}): VisitCommand {
  return command(
    `profileFails(${back}, ${failure})`,
    (model) => {
      const ask = model.asked.at(-1 - back);
      if (!ask?.live) return;
      settle(model, failure === 'signed-out' ? 'signed-out' : 'unreachable', ask.who);
      model.wasRefused = failure === 'signed-out';
    },
    ({ askedWith }) => ({
      type: 'profile-answered',
      visit: askedWith.at(-1 - back) ?? -1,
      answer: fail(failure),
    }),
    (model) => back < model.asked.length,
  );
}

function retries(): VisitCommand {
  return command(
    'retries',
    (model) => {
      if (model.is === 'unreachable' && model.who !== null) asksForProfile(model, model.who, model.kind);
    },
    () => ({ type: 'profile-retried' }),
  );
}

function changesPerson(type: 'terms-accepted' | 'introduced', change: Partial<VisitModel>): VisitCommand {
  return command(
    type,
    (model) => {
      if (model.is === 'signed-in') Object.assign(model, change);
    },
    () => ({ type }),
  );
}

/** A reloaded profile, for this visit or, late, for an earlier one. */
function profileChanges({ back, givenName }: { back: number; givenName: string }): VisitCommand {
  return command(
    `profileChanges(${back}, ${givenName})`,
    (model) => {
      if (model.is === 'signed-in' && back === 0) model.givenName = givenName;
    },
    ({ visit }) => ({
      type: 'profile-changed',
      visit: visit.number - back,
      profile: aProfile({ givenName }),
    }),
  );
}

function renewalRefused(federated: boolean): VisitCommand {
  return command(
    `renewalRefused(${federated})`,
    (model) => {
      if (model.is !== 'starting' && model.is !== 'signed-in') return;
      const isExpired = model.is === 'signed-in' && federated;
      settle(model, isExpired ? 'expired' : 'signed-out', null);
      model.wasRefused = !isExpired;
    },
    () => ({ type: 'renewal-refused', federated }),
  );
}

function leaves(): VisitCommand {
  return command(
    'leaves',
    (model) => settle(model, 'signed-out', null),
    () => ({ type: 'left' }),
  );
}
