import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../ports/messenger.port.ts';
import { SupplierAway } from '../ports/supplier-away.ts';
import { messengerContract, type DeliveredMessage } from '../testing/messenger.contract.ts';
import { SmtpMail } from './smtp-mail.ts';

type Delivered = { readonly from: string; readonly to: readonly string[]; readonly text: string };

const invite: Message = {
  id: '0b8f4a1c-2f63-4b0e-9a55-1f0f6f0a7c11',
  medium: 'email',
  to: 'mia@example.com',
  purpose: 'team-invite',
  subject: 'Join Marsh Roofing on Ridgeline',
  words: 'Sign in with this address to accept or decline.',
  code: null,
};

describe('mail by SMTP', () => {
  const delivered: Delivered[] = [];
  let server: SMTPServer;
  let mail: SmtpMail;

  beforeAll(async () => {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _, answer) =>
        answer(password === 'right' ? null : new Error('refused'), { user: username }),
      onRcptTo: ({ address }, _, answer) =>
        answer(isAway ? busy() : address === 'nobody@example.com' ? new Error('no such mailbox') : null),
      onData(stream, { envelope }, answer) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = envelope.rcptTo.map(({ address }) => address);
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          delivered.push({ from, to, text: Buffer.concat(chunks).toString() });
          answer();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    mail = new SmtpMail({ url: urlWith('right'), from: 'Ridgeline <hello@ridgeline.example.com>' });
  });

  afterAll(async () => {
    mail.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  let isAway = false;
  beforeEach(() => {
    isAway = false;
    delivered.length = 0;
  });

  messengerContract('SmtpMail', 'email', async () => ({
    messenger: mail,
    delivered: async () => delivered.map(readMail),
    async breakConnection() {
      isAway = true;
    },
  }));

  it('is delivered with its subject, its words and who it is from', async () => {
    await mail.send(invite);
    const [one] = delivered.splice(0);
    expect(one).toMatchObject({ from: 'hello@ridgeline.example.com', to: ['mia@example.com'] });
    expect(one?.text).toContain('From: Ridgeline <hello@ridgeline.example.com>');
    expect(one?.text).toContain('Subject: Join Marsh Roofing on Ridgeline');
    expect(one?.text).toContain(invite.words);
  });

  it('carries the same Message-ID when it is sent again', async () => {
    await mail.send(invite);
    await mail.send(invite);
    const ids = delivered.splice(0).map(({ text }) => /^Message-ID: (.+)$/im.exec(text)?.[1]?.trim());
    expect(ids).toEqual([`<${invite.id}@ridgeline.example.com>`, `<${invite.id}@ridgeline.example.com>`]);
  });

  it('DASH-5.2 tells the mail program of a subscriber how to unsubscribe with one request, and no other', async () => {
    const address = `https://ridgeline.example.com/api/mail/unsubscribe?person=${'0'.repeat(36)}&seal=${'x'.repeat(43)}`;
    await mail.send({ ...invite, unsubscribe: address });
    await mail.send(invite);
    const [subscribed, other] = delivered.splice(0);
    expect(subscribed?.text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/im);
    const unfolded = subscribed?.text.replace(/\r\n[ \t]+/g, ' ') ?? '';
    expect(/^List-Unsubscribe: (.+)$/im.exec(unfolded)?.[1]?.trim()).toBe(`<${address}>`);
    expect(other?.text).not.toMatch(/list-unsubscribe/i);
  });

  it('says letters of every language as they are, and takes no header out of a name', async () => {
    const subject = 'Únase a Peña Roofing\r\nBcc: all@example.com';
    await mail.send({ ...invite, subject, words: 'Techo de dos aguas — ¡bienvenida!' });
    const [one] = delivered.splice(0);
    expect(one?.to).toEqual(['mia@example.com']);
    expect(one?.text).not.toMatch(/^Bcc:/im);
  });

  it.each(['mia@example.com, all@example.com', 'mia@example.com\r\nRCPT TO:<all@example.com>'])(
    'goes to nobody else by an address like %j',
    async (to) => {
      await mail.send({ ...invite, to }).catch(() => {});
      expect(delivered.splice(0).flatMap((one) => one.to)).not.toContain('all@example.com');
    },
  );

  it('is refused where the recipient is not known, which is not a server that is away', async () => {
    const problem: unknown = await mail.send({ ...invite, to: 'nobody@example.com' }).catch((error) => error);
    expect(String(problem)).toContain('no such mailbox');
    expect(problem).not.toBeInstanceOf(SupplierAway);
  });

  it.each([
    ['does not know our account', () => urlWith('wrong'), 'refused'],
    ['does not listen', () => 'smtp://127.0.0.1:1', 'ECONNREFUSED'],
  ])('is not delivered by a server that %s, and that is away', async (_, url, said) => {
    const stranger = new SmtpMail({ url: url(), from: 'a@example.com' });
    const problem: unknown = await stranger.send(invite).catch((error: unknown) => error);
    stranger.close();
    expect(String(problem)).toContain(said);
    expect(problem).toBeInstanceOf(SupplierAway);
  });

  it('sends no text messages', async () => {
    const text: Message = {
      id: '1',
      medium: 'text',
      to: '+13034441234',
      purpose: 'x',
      words: 'x',
      code: null,
    };
    await expect(mail.send(text)).rejects.toThrow('text message');
  });

  function urlWith(password: string): string {
    return `smtp://ridgeline:${password}@127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  }
});

/** A mail of one part as a mail program shows it. */
function readMail({ to, text }: Delivered): DeliveredMessage {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const header = (name: string) =>
    new RegExp(`^${name}: (.+(?:\\r\\n[ \\t].+)*)`, 'im').exec(head)?.[1] ?? '';
  const written = body.join('\r\n\r\n');
  const encoding = header('Content-Transfer-Encoding');
  const words =
    encoding === 'base64'
      ? Buffer.from(written, 'base64').toString()
      : encoding === 'quoted-printable'
        ? unquoted(written.replaceAll('=\r\n', ''))
        : written;
  return {
    id: header('Message-ID'),
    to: to.join(', '),
    subject: header('Subject')
      .replaceAll(/\?=\r\n\s+=\?UTF-8\?Q\?/g, '')
      .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, quoted: string) => unquoted(quoted.replaceAll('_', ' '))),
    words: words.replaceAll('\r\n', '\n').replace(/\n$/, ''),
  };
}

/** RFC 5321: a server that answers 4xx may take the mail later. */
function busy(): Error {
  return Object.assign(new Error('try again later'), { responseCode: 451 });
}

function unquoted(text: string): string {
  return text.replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
    Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
  );
}
