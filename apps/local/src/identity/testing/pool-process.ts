import { fork, type ChildProcess } from 'node:child_process';
import { compiled } from '@ridgeline/api/testing';
import { CLIENT_ID, type Reply } from './identity-under-test.ts';

/** A user pool in a separate process, which can be killed. */
export class PoolProcess {
  readonly #child: ChildProcess;
  readonly #address: string;

  static async start(databaseUrl: string): Promise<PoolProcess> {
    const child = fork(compiled(new URL('pool-alone.ts', import.meta.url)), {
      execArgv: [],
      env: { ...process.env, DATABASE_URL: databaseUrl, CLIENT_ID },
    });
    const address = await new Promise<string>((resolve, reject) => {
      child.once('message', (message) => resolve(String(message)));
      child.once('exit', (code) => reject(new Error(`the pool ended with ${code}`)));
    });
    return new PoolProcess(child, address);
  }

  private constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.#address = address;
  }

  /** With SIGKILL, in the middle of any work. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGKILL');
    await ended;
  }

  async call(action: string, input: object): Promise<Pick<Reply, 'status' | 'body'>> {
    const response = await fetch(this.#address, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
      },
      body: JSON.stringify({ ClientId: CLIENT_ID, ...input }),
    });
    return { status: response.status, body: (await response.json()) as Reply['body'] };
  }

  signIn(USERNAME: string, PASSWORD: string): Promise<Pick<Reply, 'status' | 'body'>> {
    return this.call('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD },
    });
  }
}
