import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeAddressGateway } from '../../testing/reports/fake-address-gateway.ts';
import { aPlace } from '../../testing/reports/new-project.arbitrary.ts';
import { CheckAddressAccess } from './check-address-access.use-case.ts';
import { afterNewProjectEvent, startNewProject, type NewProject } from './new-project.machine.ts';
import { SuggestAddresses } from './suggest-addresses.use-case.ts';

const denver = aPlace();
const capitol = aPlace({ address: '200 E Colfax Ave, Denver, CO 80203' });

function setUp() {
  const addresses = new FakeAddressGateway();
  addresses.add(denver, capitol);
  return { addresses, suggest: new SuggestAddresses(addresses), check: new CheckAddressAccess(addresses) };
}

describe('looking up an address', () => {
  it('RPT-1 suggests what fits, without the blanks around it', async () => {
    const { addresses, suggest } = setUp();
    expect(await suggest.run(' colfax ')).toEqual({ ok: true, value: [capitol] });
    expect(addresses.asked).toEqual(['colfax']);
  });

  it('RPT-1 asks nobody about a blank field', async () => {
    const { addresses, suggest } = setUp();
    expect(await suggest.run('  ')).toEqual({ ok: true, value: [] });
    expect(addresses.asked).toEqual([]);
  });

  it('RPT-1 tells whether a person has access', async () => {
    const { addresses, check } = setUp();
    addresses.deny(capitol);
    expect(await check.run(denver)).toEqual({ ok: true, value: 'granted' });
    expect(await check.run(capitol)).toEqual({ ok: true, value: 'denied' });
  });

  it.each([
    ['unavailable', 'unable-to-determine-access'],
    ['not-found', 'unable-to-determine-access'],
    ['signed-out', 'signed-out'],
  ] as const)('DASH-5 refused as %s is shown as %s', async (refusal, failure) => {
    const { addresses, suggest, check } = setUp();
    addresses.refuseWith(refusal);
    expect(await suggest.run('x')).toEqual({ ok: false, failure });
    expect(await check.run(denver)).toEqual({ ok: false, failure });
  });

  it('RPT-1 ends with the suggestions for what stands in the field, in whatever order answers arrive', async () => {
    const texts = fc.array(fc.constantFrom('', '1', '14', 'colfax', 'denver', 'nowhere'), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(texts, fc.scheduler(), async (texts, scheduler) => {
        const field = new AddressField(scheduler);
        const answers = texts.map((text) => field.type(text));
        await scheduler.waitAll();
        await Promise.all(answers);
        const last = await setUp().suggest.run(texts.at(-1) ?? '');
        expect(field.state).toMatchObject({ text: texts.at(-1), suggestions: last.ok ? last.value : null });
        expect(field.shown).toEqual([texts.length]);
      }),
    );
  });

  it('RPT-1 never lets an older answer overwrite a newer one while typing goes on', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const field = new AddressField(scheduler);
        const answers: Promise<void>[] = [];
        const typing = ['1', '14', '143', '1437', 'colfax'].map((text) => ({
          label: `types ${text}`,
          builder: async () => void answers.push(field.type(text)),
        }));
        const typed = scheduler.scheduleSequence(typing);
        await scheduler.waitAll();
        await typed.task;
        await scheduler.waitAll();
        await Promise.all(answers);
        expect(field.shown).toEqual(field.shown.toSorted((one, other) => one - other));
        expect(field.state).toMatchObject({ text: 'colfax', suggestions: [capitol] });
      }),
    );
  });
});

/** An address field being typed in; responses arrive in the order the scheduler draws. */
class AddressField {
  state: NewProject = startNewProject('k');
  /** The requests whose responses changed the display, in order. */
  readonly shown: number[] = [];
  readonly #scheduler: fc.Scheduler;
  readonly #suggest = setUp().suggest;

  constructor(scheduler: fc.Scheduler) {
    this.#scheduler = scheduler;
  }

  async type(text: string): Promise<void> {
    this.state = afterNewProjectEvent(this.state, { is: 'typed', text });
    const question = this.state.at === 'address' ? this.state.flow.asked : 0;
    const answer = await this.#scheduler.schedule(this.#suggest.run(text), `answer to ${text}`);
    const suggestions = answer.ok ? answer.value : [];
    const after = afterNewProjectEvent(this.state, { is: 'suggested', question, suggestions });
    if (after !== this.state) this.shown.push(question);
    this.state = after;
  }
}
