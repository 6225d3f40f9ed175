import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR } from '../../shared/instant.ts';
import { FakeAccountDirectory } from '../../testing/shared/fake-account-directory.ts';
import { FakeAccount } from '../../testing/profile/fake-account.ts';
import { FakeEmailChangeGateway } from '../../testing/profile/fake-email-change-gateway.ts';
import { FakeVerifiedEmailGateway } from '../../testing/profile/fake-verified-email-gateway.ts';
import { FakeClock } from '../../testing/shared/fake-clock.ts';
import { ChangeEmail } from './change-email.use-case.ts';
import { ConfirmEmailChange } from './confirm-email-change.use-case.ts';
import { initialEmailChange, nextEmailChange, type EmailChangeEvent } from './email-change.machine.ts';

/** Model of the user's expectations, independent of machine and gateway. */
type Model = {
  email: string;
  step: 'entering' | 'verifying' | 'confirmed' | 'not-confirmed';
  /** The message on the screen, if any. */
  says: string | null;
  /** Every code sent, newest last, with its age in hours. */
  sent: { to: string; age: number; used: boolean }[];
};

/** The screen, its use cases and the account behind them. */
class Screen {
  readonly account = new FakeAccount();
  readonly clock = new FakeClock();
  readonly codes: string[] = [];
  change = initialEmailChange;
  readonly #emails = new FakeEmailChangeGateway(this.account, this.clock);
  readonly #changeEmail: ChangeEmail;
  readonly #confirm = new ConfirmEmailChange(this.#emails, new FakeVerifiedEmailGateway(this.account));

  constructor() {
    const accounts = new FakeAccountDirectory();
    accounts.answer('taken@example.com', { status: 'cognito-account', message: '' });
    this.#changeEmail = new ChangeEmail(accounts, this.#emails);
  }

  happen(event: EmailChangeEvent): void {
    this.change = nextEmailChange(this.change, event);
  }

  async submit(email: string): Promise<void> {
    this.happen({ type: 'typed', email });
    this.happen({ type: 'submitted' });
    const call = this.change.calls;
    this.happen({ type: 'answered', call, answer: await this.#changeEmail.run(email) });
    this.#noteCode();
  }

  async resend(): Promise<void> {
    if (this.change.step.is !== 'verifying') return;
    const { email } = this.change.step;
    this.happen({ type: 'resend-asked' });
    const call = this.change.calls;
    this.happen({ type: 'resend-answered', call, answer: await this.#emails.request(email) });
    this.#noteCode();
  }

  async open(code: string, accountOfLink: string): Promise<void> {
    this.happen({ type: 'link-opened' });
    const call = this.change.calls;
    const link = { code, email: accountOfLink };
    this.happen({
      type: 'link-answered',
      call,
      answer: await this.#confirm.run(link, this.account.profile.email),
    });
  }

  #noteCode(): void {
    const code = this.account.emailCode?.code;
    if (code !== undefined && code !== this.codes.at(-1)) this.codes.push(code);
  }
}

type Step = fc.AsyncCommand<Model, Screen>;

function agree(model: Model, screen: Screen): void {
  const { step } = screen.change;
  expect(step.is).toBe(model.step);
  expect(step.is === 'verifying' ? step.news : step.is === 'not-confirmed' ? step.why : null).toBe(
    model.says,
  );
  expect(screen.account.profile.email).toBe(model.email);
  expect(screen.codes).toHaveLength(model.sent.length);
}

class Submit implements Step {
  readonly email: string;
  constructor(email: string) {
    this.email = email;
  }
  check = (model: Readonly<Model>) => model.step === 'entering';
  async run(model: Model, screen: Screen) {
    await screen.submit(this.email);
    if (this.email.startsWith('new')) {
      model.step = 'verifying';
      model.says = 'email-code-sent';
      model.sent.push({ to: this.email, age: 0, used: false });
    }
    agree(model, screen);
  }
  toString = () => `submit ${this.email}`;
}

class Resend implements Step {
  check = (model: Readonly<Model>) => model.step === 'verifying';
  async run(model: Model, screen: Screen) {
    await screen.resend();
    model.sent.push({ to: model.sent.at(-1)?.to ?? '', age: 0, used: false });
    model.says = 'email-code-resent';
    agree(model, screen);
  }
  toString = () => 'resend';
}

class OpenLink implements Step {
  readonly back: number;
  readonly sameAccount: boolean;
  constructor(back: number, sameAccount: boolean) {
    this.back = back;
    this.sameAccount = sameAccount;
  }
  check = (model: Readonly<Model>) => model.sent.length > this.back;
  async run(model: Model, screen: Screen) {
    const place = model.sent.length - 1 - this.back;
    await screen.open(screen.codes[place] ?? '', this.sameAccount ? model.email : 'somebody@example.com');
    const link = model.sent[place];
    if (this.sameAccount && this.back === 0 && link !== undefined && link.age < 24 && !link.used) {
      model.email = link.to;
      model.step = 'confirmed';
      model.says = null;
      link.used = true;
    } else {
      model.step = 'not-confirmed';
      model.says = this.sameAccount ? 'link-expired' : 'different-account';
    }
    agree(model, screen);
  }
  toString = () => `open link ${this.back} back, ${this.sameAccount ? 'own' : 'other'} account`;
}

class Wait implements Step {
  readonly hours: number;
  constructor(hours: number) {
    this.hours = hours;
  }
  check = () => true;
  async run(model: Model, screen: Screen) {
    screen.clock.advance(this.hours * HOUR);
    for (const code of model.sent) code.age += this.hours;
  }
  toString = () => `wait ${this.hours} h`;
}

class StartOver implements Step {
  check = () => true;
  async run(model: Model, screen: Screen) {
    screen.happen({ type: 'started-over' });
    model.step = 'entering';
    model.says = null;
    agree(model, screen);
  }
  toString = () => 'start over';
}

describe('changing the email as a person does', () => {
  it('PROF-9 VAL-4 the account has the new email exactly when the newest link was opened in time by its own account', async () => {
    const commands = fc.commands(
      [
        fc
          .constantFrom('new1@example.com', 'new2@example.com', 'taken@example.com', 'no email')
          .map((email) => new Submit(email)),
        fc.constant(new Resend()),
        fc.tuple(fc.constantFrom(0, 0, 1, 2), fc.boolean()).map(([back, same]) => new OpenLink(back, same)),
        fc.constantFrom(1, 12, 23, 24).map((hours) => new Wait(hours)),
        fc.constant(new StartOver()),
      ],
      { maxCommands: 30 },
    );
    await fc.assert(
      fc.asyncProperty(commands, async (steps) => {
        const model: Model = { email: 'ada@example.com', step: 'entering', says: null, sent: [] };
        await fc.asyncModelRun(() => ({ model, real: new Screen() }), steps);
      }),
      { numRuns: 300 },
    );
  });
});
