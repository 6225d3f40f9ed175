import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR } from '../../shared/instant.ts';
import { FakeAccount } from '../../testing/profile/fake-account.ts';
import { FakePhoneGateway } from '../../testing/profile/fake-phone-gateway.ts';
import { FakeProfileGateway } from '../../testing/profile/fake-profile-gateway.ts';
import { FakeClock } from '../../testing/shared/fake-clock.ts';
import {
  canSubmitPhoneCode,
  initialPhoneChange,
  judgePhoneCodeResend,
  nextPhoneChange,
  type PhoneChangeEvent,
} from './phone-change.machine.ts';
import { RequestPhoneCode } from './request-phone-code.use-case.ts';
import { SubmitPhoneCode } from './submit-phone-code.use-case.ts';

/** Model of the user's expectations, independent of machine and gateway. */
type Model = {
  step: 'idle' | 'entering' | 'verified';
  /** The message on the code screen, if any. */
  says: string | null;
  verifiedPhone: string | null;
  /** The newest code: its number and age in hours; null if no code is valid. */
  newest: { to: string; age: number } | null;
  sent: number;
};

/** The screen, its use cases and the account behind them. */
class Screen {
  readonly account = new FakeAccount();
  readonly clock = new FakeClock();
  readonly codes: string[] = [];
  change = initialPhoneChange;
  readonly #phones = new FakePhoneGateway(this.account, this.clock);
  readonly #request = new RequestPhoneCode(this.#phones);
  readonly #submit = new SubmitPhoneCode(this.#phones, new FakeProfileGateway(this.account));

  constructor() {
    this.account.change({ phone: null, phoneVerified: false });
  }

  happen(event: PhoneChangeEvent): void {
    this.change = nextPhoneChange(this.change, event);
  }

  async ask(phone: string): Promise<void> {
    if (!judgePhoneCodeResend(this.change).allowed) return;
    this.happen({ type: 'code-asked' });
    const call = this.change.calls;
    this.happen({ type: 'code-answered', call, answer: await this.#request.run(phone) });
    const code = this.account.phoneCode?.code;
    if (code !== undefined && code !== this.codes.at(-1)) this.codes.push(code);
  }

  async submit(code: string): Promise<void> {
    this.happen({ type: 'typed', code });
    if (!canSubmitPhoneCode(this.change)) return;
    this.happen({ type: 'submitted' });
    const call = this.change.calls;
    this.happen({ type: 'submit-answered', call, answer: await this.#submit.run(code) });
  }
}

type Step = fc.AsyncCommand<Model, Screen>;

function agree(model: Model, screen: Screen): void {
  const { step } = screen.change;
  expect(step.is).toBe(model.step);
  expect(step.is === 'entering' ? step.news : null).toBe(model.says);
  expect(screen.codes).toHaveLength(model.sent);
  const { phone, phoneVerified } = screen.account.profile;
  expect(phoneVerified === true ? phone : null).toBe(model.verifiedPhone);
}

class Ask implements Step {
  readonly typed: string;
  readonly stored: string | null;
  constructor(typed: string, stored: string | null) {
    this.typed = typed;
    this.stored = stored;
  }
  check = (model: Readonly<Model>) => model.step === 'idle';
  async run(model: Model, screen: Screen) {
    await screen.ask(this.typed);
    if (this.stored !== null) {
      model.step = 'entering';
      model.newest = { to: this.stored, age: 0 };
      model.sent += 1;
    }
    agree(model, screen);
  }
  toString = () => `ask for ${this.typed}`;
}

class Resend implements Step {
  check = (model: Readonly<Model>) => model.step === 'entering';
  async run(model: Model, screen: Screen) {
    const { step } = screen.change;
    const phone = step.is === 'entering' ? step.phone : '';
    await screen.ask(phone);
    model.newest = { to: phone, age: 0 };
    model.sent += 1;
    model.says = 'code-resent';
    agree(model, screen);
  }
  toString = () => 'resend';
}

class Submit implements Step {
  readonly what: 'newest' | 'older' | 'wrong' | 'blank';
  constructor(what: 'newest' | 'older' | 'wrong' | 'blank') {
    this.what = what;
  }
  check = (model: Readonly<Model>) => model.step === 'entering';
  async run(model: Model, screen: Screen) {
    const { codes } = screen;
    const codeOf = { newest: codes.at(-1), older: codes.at(-2), wrong: '000000', blank: ' ' };
    await screen.submit(codeOf[this.what] ?? '000000');
    if (this.what === 'newest' && model.newest !== null && model.newest.age < 24) {
      model.step = 'verified';
      model.says = null;
      model.verifiedPhone = model.newest.to;
      model.newest = null;
    } else {
      model.says = this.what === 'blank' ? null : 'code-refused';
    }
    agree(model, screen);
  }
  toString = () => `submit the ${this.what} code`;
}

class Wait implements Step {
  readonly hours: number;
  constructor(hours: number) {
    this.hours = hours;
  }
  check = () => true;
  async run(model: Model, screen: Screen) {
    screen.clock.advance(this.hours * HOUR);
    if (model.newest !== null) model.newest.age += this.hours;
  }
  toString = () => `wait ${this.hours} h`;
}

class GiveUp implements Step {
  check = () => true;
  async run(model: Model, screen: Screen) {
    screen.happen({ type: 'given-up' });
    model.step = 'idle';
    model.says = null;
    agree(model, screen);
  }
  toString = () => 'give up';
}

describe('verifying a phone as a person does', () => {
  it('PROF-6 a number is verified exactly when the newest code sent to it comes back within 24 hours', async () => {
    const numbers = fc.constantFrom<[string, string | null]>(
      ['(720) 444-1234', '+17204441234'],
      ['1 303 444 1234', '+13034441234'],
      ['800 444 1234', null],
    );
    const commands = fc.commands(
      [
        numbers.map(([typed, stored]) => new Ask(typed, stored)),
        fc.constant(new Resend()),
        fc.constantFrom('newest', 'older', 'wrong', 'blank').map((what) => new Submit(what)),
        fc.constantFrom(1, 12, 23, 24).map((hours) => new Wait(hours)),
        fc.constant(new GiveUp()),
      ],
      { maxCommands: 30 },
    );
    await fc.assert(
      fc.asyncProperty(commands, async (steps) => {
        const model: Model = { step: 'idle', says: null, verifiedPhone: null, newest: null, sent: 0 };
        await fc.asyncModelRun(() => ({ model, real: new Screen() }), steps);
      }),
      { numRuns: 300 },
    );
  });
});
