import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, inject, it, onTestFinished } from 'vitest';
import { JobsDatabase } from './jobs-database.ts';

it('ends when its connections are closed, so that a server that is stopped next has nobody to tell of it', async () => {
  const relay = await Relay.start(new URL(inject('postgres').url));
  onTestFinished(() => relay.stop());
  const problems: Error[] = [];
  const database = new JobsDatabase(relay.url, 1, (problem) => problems.push(problem));
  await database.executeSql('select 1', []);

  const goodbye = relay.hold();
  let isClosed = false;
  const closing = database.close().then(() => (isClosed = true));
  await goodbye;
  for (let turns = 0; turns < 10; turns += 1) await turn();
  expect(isClosed).toBe(false);

  relay.pass();
  await closing;
  expect(problems).toEqual([]);
});

it('is closed at once where it was never asked', async () => {
  const database = new JobsDatabase(inject('postgres').url, 1, () => {});
  await expect(database.close()).resolves.toBeUndefined();
});

it('answers nothing once it is closed: a job that outlasts the stop has nobody to tell', async () => {
  const database = new JobsDatabase(inject('postgres').url, 1, () => {});
  await database.close();
  let answered = false;
  const answer = (): boolean => (answered = true);
  void database.executeSql('select 1', []).then(answer, answer);
  for (let turns = 0; turns < 10; turns += 1) await turn();
  expect(answered).toBe(false);
});

/** Stands between a client and its server, and can keep back what the client says. */
class Relay {
  // A server ends a connection when it has read the goodbye, and not when the client has said it.
  readonly #server = createServer({ allowHalfOpen: true }, (client) => this.#join(client));
  readonly #target: URL;
  #held: (() => void)[] | null = null;
  #onHeld = () => {};

  static async start(target: URL): Promise<Relay> {
    const relay = new Relay(target);
    await new Promise<void>((resolve) => relay.#server.listen(0, '127.0.0.1', resolve));
    return relay;
  }

  private constructor(target: URL) {
    this.#target = target;
  }

  get url(): string {
    const url = new URL(this.#target);
    url.host = `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return url.href;
  }

  /** Ends when something was kept back. */
  hold(): Promise<void> {
    this.#held = [];
    return new Promise((resolve) => (this.#onHeld = resolve));
  }

  pass(): void {
    for (const write of this.#held ?? []) write();
    this.#held = null;
  }

  stop(): void {
    this.#server.close();
  }

  #join(client: Socket): void {
    const server = connect(Number(this.#target.port), this.#target.hostname);
    server.pipe(client);
    client.on('data', (said: Buffer) => this.#say(() => server.write(said)));
    client.on('end', () => this.#say(() => server.end()));
    for (const socket of [client, server]) socket.on('error', () => {});
  }

  #say(write: () => void): void {
    if (this.#held === null) return write();
    this.#held.push(write);
    this.#onHeld();
  }
}
