import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messengerContract } from '../testing/messenger.contract.ts';
import type { Message } from '../ports/messenger.port.ts';
import { SupplierAway } from '../ports/supplier-away.ts';
import { SnsTexts } from './sns-texts.ts';

const code: Message = {
  id: '1',
  medium: 'text',
  to: '+13034441234',
  purpose: 'change-phone',
  words: '123456 is your Ridgeline verification code. It is valid for 24 hours.',
  code: '123456',
};

describe('texts by SNS', () => {
  const asked: { readonly headers: IncomingHttpHeaders; readonly form: URLSearchParams }[] = [];
  let status = 200;
  let server: Server;
  let texts: SnsTexts;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        asked.push({ headers: request.headers, form: new URLSearchParams(Buffer.concat(chunks).toString()) });
        response.writeHead(status).end('<PublishResponse/>');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    texts = new SnsTexts({
      endpoint: `http://127.0.0.1:${port}/`,
      region: 'us-east-1',
      accessKeyId: 'texts-key',
      secretAccessKey: 'texts-secret',
    });
  });
  afterAll(async () => void (await new Promise((resolve) => server.close(resolve))));
  beforeEach(() => {
    status = 200;
    asked.length = 0;
  });

  messengerContract('SnsTexts', 'text', async () => ({
    messenger: texts,
    delivered: async () =>
      asked.map(({ form }) => ({
        id: null,
        to: form.get('PhoneNumber') ?? '',
        words: form.get('Message') ?? '',
      })),
    async breakConnection() {
      status = 503;
    },
  }));

  it('PROF-6 are published to the number, signed for the service and its region', async () => {
    await texts.send(code);
    const [{ headers, form } = { headers: {}, form: new URLSearchParams() }] = asked.splice(0);
    expect(Object.fromEntries(form)).toEqual({
      Action: 'Publish',
      Version: '2010-03-31',
      PhoneNumber: code.to,
      Message: code.words,
    });
    expect(headers['authorization']).toMatch(
      /^AWS4-HMAC-SHA256 Credential=texts-key\/\d{8}\/us-east-1\/sns\/aws4_request/,
    );
    expect(JSON.stringify(headers)).not.toContain('texts-secret');
  });

  it.each([
    [400, false],
    [403, true],
    [429, true],
    [500, true],
  ])('PROF-6 fail once where the service answers %i; away: %s', async (answered, isAway) => {
    status = answered;
    const problem: unknown = await texts.send(code).catch((error: unknown) => error);
    expect([String(problem), problem instanceof SupplierAway]).toEqual([
      expect.stringContaining(`answered ${answered}`),
      isAway,
    ]);
    expect(asked).toHaveLength(1);
  });

  it('sends no email', async () => {
    const email: Message = { ...code, medium: 'email', to: 'mia@example.com', subject: 'Hello' };
    await expect(texts.send(email)).rejects.toThrow('email');
    expect(asked).toEqual([]);
  });
});
