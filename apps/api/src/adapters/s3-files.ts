import { AwsClient } from 'aws4fetch';
import { fileOf, Files, StorageFull } from '../ports/files.port.ts';
import { SupplierAway } from '../ports/supplier-away.ts';

export type S3Settings = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const TIMEOUT = 10_000;
const RETRIES = 2;
const FULL =
  /<Code>(QuotaExceeded|XMinioStorageFull|InsufficientStorage|BucketQuotaExceeded|XMinioAdminBucketQuotaExceeded)<\/Code>/;

/** Files in a bucket, by the four object calls that every S3-compatible storage supports: PUT, GET, HEAD, DELETE. */
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
    return response && new Uint8Array(await response.arrayBuffer().catch(asAway));
  }

  override async has(key: string): Promise<boolean> {
    return (await this.#call('HEAD', key)) !== null;
  }

  override async remove(key: string): Promise<void> {
    await this.#call('DELETE', key);
  }

  /** Null if there is no such object. */
  async #call(method: string, key: string, init: RequestInit = {}): Promise<Response | null> {
    const url = `${this.#bucket}/${fileOf(key).key}`;
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await this.#client.fetch(url, { ...init, method, signal }).catch(asAway);
    if (response.status === 404 && method !== 'PUT') return null;
    if (response.ok) return response;
    const said = `the file storage answered ${method} with ${response.status}`;
    throw (await isFull(response)) ? new StorageFull(said) : new SupplierAway(said);
  }
}

/** S3 itself is never full. Compatible storages report it by status, or by a code in the body. */
async function isFull(response: Response): Promise<boolean> {
  if (response.status === 507) return true;
  return FULL.test(await response.text().catch(() => ''));
}

function asAway(cause: unknown): never {
  throw new SupplierAway('the file storage does not answer', { cause });
}
