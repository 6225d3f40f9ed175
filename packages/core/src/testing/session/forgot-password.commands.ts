import fc from 'fast-check';
import { expect } from 'vitest';
import {
  nextForgotPassword,
  type ForgotPassword,
  type ForgotPasswordEvent,
  type ForgotPasswordStep,
} from '../../session/password/forgot-password.machine.ts';
import type { Email } from '../../shared/email.policy.ts';
import { done, fail, ok } from '../../shared/result.ts';

/** Model of the form, without attempt numbers: the requests made, and which one still counts. */
export type ForgotPasswordModel = {
  is: ForgotPasswordStep['is'];
  passwordSet: boolean;
  destination: string | null;
  asked: { what: 'code' | 'password'; live: boolean }[];
};
export type ForgotPasswordUnderTest = { state: ForgotPassword; askedWith: number[] };
type ForgotPasswordCommand = fc.Command<ForgotPasswordModel, ForgotPasswordUnderTest>;

export const forgotPasswordModel = (): ForgotPasswordModel => ({
  is: 'idle',
  passwordSet: false,
  destination: null,
  asked: [],
});

const ADA = 'ada@example.com' as Email;

/** Any event of the form, in any order, with late responses. */
export function forgotPasswordCommands(): fc.Arbitrary<Iterable<ForgotPasswordCommand>> {
  const answer = fc.record({ at: fc.nat(7), good: fc.boolean(), destination: fc.string({ minLength: 1 }) });
  return fc.commands(
    [fc.constant(asksForCode()), answer.map(answered), fc.constant(submits()), fc.constant(resets())],
    { maxCommands: 40 },
  );
}

function command(
  name: string,
  inTheModel: (model: ForgotPasswordModel) => void,
  event: (model: ForgotPasswordModel, real: ForgotPasswordUnderTest) => ForgotPasswordEvent,
  check: (model: ForgotPasswordModel) => boolean = () => true,
): ForgotPasswordCommand {
  return {
    toString: () => name,
    check: (model) => check(model),
    run: (model, real) => {
      real.state = nextForgotPassword(real.state, event(model, real));
      const asked = model.asked.length;
      inTheModel(model);
      if (model.asked.length > asked) real.askedWith.push(real.state.calls);
      expectAlike(model, real.state.step);
    },
  };
}

function expectAlike(model: ForgotPasswordModel, step: ForgotPasswordStep): void {
  expect(step.is).toBe(model.is);
  if (step.is === 'idle') expect(step.passwordSet).toBe(model.passwordSet);
  if (step.is === 'code-delivered' || step.is === 'setting-password') {
    expect(step).toMatchObject({ email: ADA, destination: model.destination });
  }
}

function ask(model: ForgotPasswordModel, what: 'code' | 'password', is: ForgotPasswordStep['is']): void {
  for (const earlier of model.asked) earlier.live = false;
  model.asked.push({ what, live: true });
  model.is = is;
}

function asksForCode(): ForgotPasswordCommand {
  return command(
    'asksForCode',
    (model) => {
      if (model.is !== 'setting-password') ask(model, 'code', 'requesting');
    },
    () => ({ type: 'code-asked' }),
  );
}

function submits(): ForgotPasswordCommand {
  return command(
    'submits',
    (model) => {
      if (model.is === 'code-delivered') ask(model, 'password', 'setting-password');
    },
    () => ({ type: 'password-submitted' }),
  );
}

function answered({
  at,
  good,
  destination,
}: {
  at: number;
  good: boolean;
  destination: string;
}): ForgotPasswordCommand {
  return command(
    `answered(${at}, ${good})`,
    (model) => {
      const question = model.asked[at];
      if (!question?.live) return;
      question.live = false;
      if (question.what === 'code') {
        model.is = good ? 'code-delivered' : 'failed';
        model.destination = destination;
      } else {
        model.is = good ? 'idle' : 'code-delivered';
        model.passwordSet = good;
      }
    },
    (model, { askedWith }) => {
      const call = askedWith[at] ?? -1;
      return model.asked[at]?.what === 'code'
        ? {
            type: 'code-answered',
            call,
            answer: good ? ok({ email: ADA, destination }) : fail('unavailable'),
          }
        : { type: 'password-answered', call, answer: good ? done : fail('code-refused') };
    },
    (model) => at < model.asked.length,
  );
}

function resets(): ForgotPasswordCommand {
  return command(
    'resets',
    (model) => {
      for (const earlier of model.asked) earlier.live = false;
      Object.assign(model, { is: 'idle', passwordSet: false });
    },
    () => ({ type: 'reset' }),
  );
}
