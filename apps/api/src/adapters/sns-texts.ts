import { AwsClient } from 'aws4fetch';
import { Messenger, type Message } from '../ports/messenger.port.ts';
import { SupplierAway } from '../ports/supplier-away.ts';

export type SnsSettings = {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const TIMEOUT = 10_000;
/** A number or a text that SNS does not take. All other refusals are of our account or of SNS itself. */
const BAD_REQUEST = 400;

/** Text messages by the `Publish` call of Amazon SNS. */
export class SnsTexts extends Messenger {
  readonly #client: AwsClient;
  readonly #endpoint: string;

  constructor({ endpoint, ...credentials }: SnsSettings) {
    super();
    this.#endpoint = endpoint;
    this.#client = new AwsClient({ ...credentials, service: 'sns', retries: 0 });
  }

  override async send({ medium, to, words }: Message): Promise<void> {
    if (medium !== 'text') throw new Error('an email was given to the text messages');
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        Action: 'Publish',
        Version: '2010-03-31',
        PhoneNumber: to,
        Message: words,
      }).toString(),
      signal: AbortSignal.timeout(TIMEOUT),
    };
    const response = await this.#client.fetch(this.#endpoint, request).catch((cause: unknown) => {
      throw new SupplierAway('the text message service does not answer', { cause });
    });
    if (response.ok) return;
    const said = `the text message service answered ${response.status}`;
    throw response.status === BAD_REQUEST ? new Error(said) : new SupplierAway(said);
  }
}
