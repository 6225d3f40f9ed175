import { createTransport, type Transporter } from 'nodemailer';
import { Messenger, type Message } from '../ports/messenger.port.ts';
import { SupplierAway } from '../ports/supplier-away.ts';

export type SmtpSettings = { readonly url: string; readonly from: string };

const TIMEOUT = 10_000;

/** Mail by SMTP. A message that is sent again has the same Message-ID, so that mail servers can recognize it. */
export class SmtpMail extends Messenger {
  readonly #transport: Transporter;
  readonly #from: string;

  constructor({ url, from }: SmtpSettings) {
    super();
    this.#from = from;
    this.#transport = createTransport({
      url,
      pool: true,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  override async send(message: Message): Promise<void> {
    if (message.medium !== 'email') throw new Error('a text message was given to the mail');
    const { id, to, subject, words, purpose, unsubscribe, replyTo } = message;
    const mail = {
      // An object is not parsed as a list, so the address cannot contain a second recipient.
      to: { name: '', address: to },
      from: this.#from,
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      subject,
      text: words,
      messageId: `<${id}@${domainOf(this.#from)}>`,
      headers: {
        'x-purpose': purpose,
        'auto-submitted': 'auto-generated',
        ...(unsubscribe !== undefined && unsubscribeHeaders(unsubscribe)),
      },
    };
    await this.#transport.sendMail(mail).catch((problem: SMTPError) => {
      throw isRefusal(problem) ? problem : new SupplierAway(problem.message, { cause: problem });
    });
  }

  close(): void {
    this.#transport.close();
  }
}

/** RFC 8058: a mail program offers to unsubscribe, and sends one request to this address for it. */
function unsubscribeHeaders(address: string) {
  return { 'list-unsubscribe': `<${address}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };
}

type SMTPError = Error & { readonly code?: string; readonly responseCode?: number };

/** RFC 5321: a server that answers 5xx to the envelope or the mail will not take this mail later either. */
function isRefusal({ code, responseCode = 0 }: SMTPError): boolean {
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

function domainOf(from: string): string {
  return /@([^@<>\s]+?)>?$/.exec(from)?.[1] ?? 'localhost';
}
