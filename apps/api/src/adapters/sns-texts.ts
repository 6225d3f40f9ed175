import { AwsClient } from 'aws4fetch';
import { Messenger, type Message } from '../ports/messenger.port.ts';

export type SnsSettings = {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const TIMEOUT = 10_000;

/** Text messages by the `Publish` call of Amazon SNS. */
export class SnsTexts extends Messenger {
  readonly #client: AwsClient;
  readonly #endpoint: string;

  constructor({ endpoint, ...credentials }: SnsSettings) {
    super();
    this.#endpoint = endpoint;
    this.#client = new AwsClient({ ...credentials, service: 'sns', retries: 0 });
  }

  override async send({ to, words }: Message): Promise<void> {
    const response = await this.#client.fetch(this.#endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        Action: 'Publish',
        Version: '2010-03-31',
        PhoneNumber: to,
        Message: words,
      }).toString(),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!response.ok) throw new Error(`the text message service answered ${response.status}`);
  }
}
