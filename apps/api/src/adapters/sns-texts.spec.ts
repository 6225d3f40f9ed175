import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeptMessages } from '../testing/kept-messages.ts';
import type { Message } from '../ports/messenger.port.ts';
import { MessengerByMedium } from './messenger-by-medium.ts';
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

  it('fail where the service refuses, once', async () => {
    status = 400;
    await expect(texts.send(code)).rejects.toThrow('answered 400');
    expect(asked.splice(0)).toHaveLength(1);
  });
});

describe('messages by their medium', () => {
  it('go to who delivers that medium, or to nobody', async () => {
    const email = new KeptMessages();
    const mail: Message = { ...code, medium: 'email', subject: 'Hello' };
    const messenger = new MessengerByMedium({ email, text: null });
    await messenger.send(mail);
    expect(email.sent).toEqual([mail]);
    await expect(messenger.send(code)).rejects.toMatchObject({ problem: { problem: 'unavailable' } });
  });
});
