import { describe, expect, it } from 'vitest';
import type { Message, Messenger } from '../ports/messenger.port.ts';
import { SupplierAway } from '../ports/supplier-away.ts';

/** A message as its recipient has it. */
export type DeliveredMessage = {
  /** Null where the medium has no place for it. */
  readonly id: string | null;
  readonly to: string;
  /** Of an email. */
  readonly subject?: string | null;
  readonly words: string;
};

/** A messenger of one medium that has delivered nothing yet. */
export type MessengerWorld = {
  readonly messenger: Messenger;
  /** The oldest first. */
  readonly delivered: () => Promise<readonly DeliveredMessage[]>;
  readonly breakConnection: () => Promise<void>;
};

const RECIPIENTS = { email: 'mia@example.com', text: '+13034441234' } as const;
let made = 0;

/** What every `Messenger` promises. Run on the fake, the outbox and the adapters of both media. */
export function messengerContract(
  name: string,
  medium: Message['medium'],
  makeWorld: () => Promise<MessengerWorld>,
): void {
  describe(`${name} keeps the promises of Messenger (${medium})`, () => {
    it('PROF-6 has handed a message over when it ends: to its recipient alone, with its words and code', async () => {
      const { messenger, delivered } = await makeWorld();
      const message = aMessage(medium, { words: '123456 is your verification code.', code: '123456' });
      await messenger.send(message);
      const all = await delivered();
      expect(all.map(({ to }) => to)).toEqual([message.to]);
      expect(all[0]?.words).toBe(message.words);
      expect(all[0]?.id ?? message.id).toContain(message.id);
      expect(all[0]?.subject ?? null).toBe(subjectOf(message));
    });

    it.each([
      ['of any language', 'Techo de dos aguas — ¡bienvenida, Peña! 屋根 🏠'],
      ['of several lines', 'One line\nand another\n\n.\n.a line that begins with a dot'],
      ['with signs of markup and of forms', `<b>Not markup</b> & "quoted" 100% = 50%0A+1`],
      ['of a long line', 'A long line: '.concat('roof '.repeat(200)).trim()],
    ])('PROF-6 delivers words %s to the letter', async (_, words) => {
      const { messenger, delivered } = await makeWorld();
      await messenger.send(aMessage(medium, { words }));
      expect((await delivered()).map((one) => one.words)).toEqual([words]);
    });

    it('PROF-6 delivers a message that is sent again as the same one, where its medium can tell', async () => {
      const { messenger, delivered } = await makeWorld();
      const message = aMessage(medium);
      await messenger.send(message);
      await messenger.send(message);
      await messenger.send(aMessage(medium));
      const ids = (await delivered()).flatMap(({ id }) => (id === null ? [] : [id]));
      expect([0, 2]).toContain(new Set(ids).size);
    });

    it('PROF-6 keeps the order of what is sent one after the other', async () => {
      const { messenger, delivered } = await makeWorld();
      const words = ['first', 'second', 'third'];
      for (const each of words) await messenger.send(aMessage(medium, { words: each }));
      expect((await delivered()).map((one) => one.words)).toEqual(words);
    });

    it('PROF-6 rejects where nobody takes the message over', async () => {
      const { messenger, breakConnection } = await makeWorld();
      await breakConnection();
      await expect(messenger.send(aMessage(medium))).rejects.toBeInstanceOf(SupplierAway);
    });
  });
}

/** Implementations may share a database: another id each time. */
function aMessage(
  medium: Message['medium'],
  says: { readonly words?: string; readonly code?: string } = {},
): Message {
  made += 1;
  const id = `${process.pid}-${made}-${Math.random().toString(36).slice(2, 10)}`;
  const message = { id, to: RECIPIENTS[medium], purpose: 'spec', words: 'Hello', code: null, ...says };
  return medium === 'email'
    ? { ...message, medium, subject: 'Únase a Peña Roofing' }
    : { ...message, medium };
}

function subjectOf(message: Message): string | null {
  return message.medium === 'email' ? message.subject : null;
}
