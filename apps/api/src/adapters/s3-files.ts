import { AwsClient } from 'aws4fetch';
import { fileOf, Files } from '../ports/files.port.ts';

export type S3Settings = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const TIMEOUT = 10_000;
const RETRIES = 2;

/** Files in a bucket, by the four calls of S3 that every such storage speaks: PUT, GET, HEAD, DELETE of an object. */
export class S3Files extends Files {
  readonly #client: AwsClient;
  readonly #bucket: string;

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) {
    super();
    this.#bucket = `${endpoint}/${bucket}`;
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  }

  override async put(key: string, bytes: Uint8Array): Promise<void> {
    const headers = { 'content-type': fileOf(key).type };
    await this.#call('PUT', key, { body: bytes.slice().buffer, headers });
  }

  override async get(key: string): Promise<Uint8Array | null> {
    const response = await this.#call('GET', key);
    return response && new Uint8Array(await response.arrayBuffer());
  }

  override async has(key: string): Promise<boolean> {
    return (await this.#call('HEAD', key)) !== null;
  }

  override async remove(key: string): Promise<void> {
    await this.#call('DELETE', key);
  }

  /** Null where there is no such object. */
  async #call(method: string, key: string, init: RequestInit = {}): Promise<Response | null> {
    const response = await this.#client.fetch(`${this.#bucket}/${fileOf(key).key}`, {
      ...init,
      method,
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.status === 404 && method !== 'PUT') return null;
    if (!response.ok) throw new Error(`the file storage answered ${method} with ${response.status}`);
    return response;
  }
}
