import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A minimal S3: the four object calls under `/bucket/key`, for any signed request. */
export class BucketStandIn {
  readonly objects = new Map<string, { readonly bytes: Buffer; readonly type: string }>();
  /** If set, the answer to every signed call, as by a storage that is full or fails. */
  refuses: { readonly status: number; readonly code: string } | null = null;
  readonly #server: Server;

  static async start(): Promise<BucketStandIn> {
    const bucket = new BucketStandIn();
    await new Promise<void>((resolve) => bucket.#server.listen(0, '127.0.0.1', resolve));
    return bucket;
  }

  private constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method = '', url = '', headers } = request;
        const signed =
          /^AWS4-HMAC-SHA256 Credential=files-key\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=/;
        if (!signed.test(headers.authorization ?? '')) return void response.writeHead(403).end();
        if (this.refuses) {
          response.writeHead(this.refuses.status);
          return void response.end(`<Error><Code>${this.refuses.code}</Code></Error>`);
        }
        const found = this.objects.get(url);
        if (method === 'PUT') {
          this.objects.set(url, { bytes: Buffer.concat(chunks), type: headers['content-type'] ?? '' });
          return void response.writeHead(200).end();
        }
        if (method === 'DELETE') {
          this.objects.delete(url);
          return void response.writeHead(204).end();
        }
        if (!found) return void response.writeHead(404).end(method === 'HEAD' ? undefined : '<Error/>');
        response.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length });
        response.end(method === 'HEAD' ? undefined : found.bytes);
      });
    });
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
