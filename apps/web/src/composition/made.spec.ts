import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { made } from './made.ts';
import type { Token } from './tokens.ts';

abstract class Plans {
  abstract pause(months: number): string;
}

class FakePlans extends Plans {
  readonly #name: string;

  constructor(name: string) {
    super();
    this.#name = name;
  }

  override pause(months: number): string {
    return `${this.#name}: ${months}`;
  }
}

abstract class Clock {
  abstract now(): number;
}

class FixedClock extends Clock {
  override now(): number {
    return 6;
  }
}

class PausePlan {
  readonly #plans: Plans;
  readonly #clock: Clock;

  constructor(plans: Plans, clock: Clock) {
    this.#plans = plans;
    this.#clock = clock;
  }

  run(): string {
    return this.#plans.pause(this.#clock.now());
  }
}

class PauseViewModel {
  readonly #dependencies: { readonly pause: PausePlan; readonly clock: Clock };

  constructor(dependencies: { readonly pause: PausePlan; readonly clock: Clock }) {
    this.#dependencies = dependencies;
  }

  get shown(): string {
    return `${this.#dependencies.pause.run()} at ${this.#dependencies.clock.now()}`;
  }
}

const NAME: Token<string> = Symbol('name');
const COUNT: Token<number> = Symbol('count');

function bound(): Container {
  const container = new Container();
  container.bind<string>(NAME).toConstantValue('fake');
  return container;
}

describe('made', () => {
  it('makes a class from what its tokens resolve to, in order or by name, and an adapter as its port', () => {
    const container = bound();
    const bind = container.bind.bind(container);
    made(bind, FakePlans, [NAME], { as: Plans });
    made(bind, FixedClock, [], { as: Clock });
    made(bind, PausePlan, [Plans, Clock]);
    made(bind, PauseViewModel, { clock: Clock, pause: PausePlan });
    expect(container.get(PauseViewModel).shown).toBe('fake: 6 at 6');
    expect(container.isBound(FakePlans)).toBe(false);
  });

  it('makes one for all where it is asked to, else one for each', () => {
    const container = bound();
    const bind = container.bind.bind(container);
    made(bind, FixedClock, []);
    made(bind, FakePlans, [NAME]).inSingletonScope();
    expect(container.get(FixedClock)).not.toBe(container.get(FixedClock));
    expect(container.get(FakePlans)).toBe(container.get(FakePlans));
  });

  it('does not compile where a token is swapped, missing, surplus or of another type', () => {
    const container = new Container();
    const bind = container.bind.bind(container);
    const wrong = [
      // @ts-expect-error the two tokens are swapped
      made(bind, PausePlan, [Clock, Plans]),
      // @ts-expect-error the clock is missing
      made(bind, PausePlan, [Plans]),
      // @ts-expect-error the constructor takes no third argument
      made(bind, PausePlan, [Plans, Clock, NAME]),
      // @ts-expect-error the symbol carries a number, and a name is wanted
      made(bind, FakePlans, [COUNT]),
      // @ts-expect-error the clock's field is missing
      made(bind, PauseViewModel, { pause: PausePlan }),
      // @ts-expect-error the tokens of the two fields are swapped
      made(bind, PauseViewModel, { pause: Clock, clock: PausePlan }),
      // @ts-expect-error the record has no such field
      made(bind, PauseViewModel, { pause: PausePlan, clock: Clock, name: NAME }),
      // @ts-expect-error a clock is no port for plans
      made(bind, FakePlans, [NAME], { as: Clock }),
    ];
    expect(wrong).toHaveLength(8);
  });
});
