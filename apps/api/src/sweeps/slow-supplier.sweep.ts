/**
 * Suppliers of reports and addresses that take 30 seconds, or never answer, under keyed writes (`SWEEP_ROUNDS`, 50, ten
 * at a time). Each call is answered 503 before its supplier is, nobody else waits, and the call sent again is done once.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OutageWorld } from './outage-world.ts';
import { SlowSupplier } from './slow-supplier.ts';

const ROUNDS = Number(process.env['SWEEP_ROUNDS'] ?? 50);
const AT_ONCE = 10;
const TAKES = 30_000;
/** Fewer than calls that wait at a supplier: if these held one each, nobody else would be answered. */
const CONNECTIONS = 4;

let supplier: SlowSupplier;
let world: OutageWorld;

beforeAll(async () => {
  supplier = await SlowSupplier.start();
  world = await OutageWorld.start({
    environment: { SUPPLIER: supplier.address, DATABASE_CONNECTIONS: String(CONNECTIONS) },
  });
});
afterAll(async () => {
  await world.stop();
  await supplier.stop();
});

it(`starves nobody and is answered for in time, ${ROUNDS} times`, async () => {
  const { done } = await world.whileAllWrite(async () => {
    for (let first = 0; first < ROUNDS; first += AT_ONCE) {
      const rounds = Array.from({ length: Math.min(AT_ONCE, ROUNDS - first) }, (_, index) => first + index);
      const answered = Promise.all(rounds.map(round));
      while (!rounds.every((each) => supplier.asked.has(propertyOf(each)))) await pause(5);
      await world.acknowledged(20);
      await answered;
    }
  });
  const late = Array.from({ length: ROUNDS }, (_, each) => each).filter(isLate);
  while (!late.every((each) => supplier.answered.has(propertyOf(each)))) await pause(5);
  world.expectNoneEnded();
  expect(world.ledger.refusals).toEqual([]);
  await world.expectNothingLost();
  await world.expectWholeAgain();
  expect(await world.readiness()).toEqual([200, 200]);
  process.stdout.write(
    `a supplier takes 30 s or never answers, ${ROUNDS} times: ${ROUNDS} reports and ${ROUNDS} suggestions answered 503 before it, ` +
      `${done} calls acknowledged and there, no copy ended\n`,
  );
});

/** A report and a suggestion that wait for a supplier, and the same report once the supplier is quick again. */
async function round(number: number): Promise<void> {
  const [property, text] = [propertyOf(number), `slow ${number}`];
  for (const about of [property, text]) supplier.takes.set(about, isLate(number) ? TAKES : 'never');
  const writer = world.writers[number % world.writers.length];
  if (!writer) throw new Error('nobody writes');
  const order = { key: randomUUID(), writer };
  const address = world.addressOf(number);
  const answers = await Promise.all([
    world.writing.ask(writer, address, '/codeReports', world.writing.reportOf(property), order.key),
    world.writing.ask(writer, address, '/address-suggestions', { text }),
  ]);
  const answeredBefore = [property, text].filter((about) => supplier.answered.has(about));
  expect(answeredBefore).toEqual([]);
  for (const answer of answers) {
    expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer?.json()).toMatchObject({ code: 'unavailable' });
  }
  supplier.takes.delete(property);
  world.ledger.reports.set(property, order);
  await world.writing.report(property, order, address);
  expect(world.ledger.acknowledgedReports).toContain(property);
}

function propertyOf(number: number): string {
  return `${number + 1} Slow St, Denver, CO 80202`;
}

function isLate(number: number): boolean {
  return number % 2 === 0;
}
