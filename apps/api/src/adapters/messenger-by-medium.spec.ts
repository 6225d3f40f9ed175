import { describe, expect, it } from 'vitest';
import type { Message } from '../ports/messenger.port.ts';
import { SupplierAway } from '../ports/supplier-away.ts';
import { KeptMessages } from '../testing/kept-messages.ts';
import { messengerContract } from '../testing/messenger.contract.ts';
import { MessengerByMedium } from './messenger-by-medium.ts';

for (const medium of ['email', 'text'] as const) {
  messengerContract('MessengerByMedium', medium, async () => {
    const [email, text] = [new KeptMessages(), new KeptMessages()];
    const delivers = medium === 'email' ? email : text;
    return {
      messenger: new MessengerByMedium({ email, text }),
      delivered: async () => delivers.sent,
      async breakConnection() {
        delivers.isAway = true;
      },
    };
  });
}

describe('messages by their medium', () => {
  it('go to who delivers that medium, or to nobody', async () => {
    const text: Message = {
      id: '1',
      medium: 'text',
      to: '+13034441234',
      purpose: 'change-phone',
      words: '123456 is your Ridgeline verification code.',
      code: '123456',
    };
    const mail: Message = { ...text, medium: 'email', to: 'mia@example.com', subject: 'Hello' };
    const email = new KeptMessages();
    const messenger = new MessengerByMedium({ email, text: null });
    await messenger.send(mail);
    expect(email.sent).toEqual([mail]);
    await expect(messenger.send(text)).rejects.toBeInstanceOf(SupplierAway);
  });
});
