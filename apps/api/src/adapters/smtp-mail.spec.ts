import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '../ports/messenger.port.ts';
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
        answer(address === 'nobody@example.com' ? new Error('no such mailbox') : null),
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

  it('fails where the server does not take it', async () => {
    await expect(mail.send({ ...invite, to: 'nobody@example.com' })).rejects.toThrow('no such mailbox');
    const stranger = new SmtpMail({ url: urlWith('wrong'), from: 'a@example.com' });
    await expect(stranger.send(invite)).rejects.toThrow('refused');
    stranger.close();
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
