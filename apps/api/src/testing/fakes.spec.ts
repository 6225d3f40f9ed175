import { parseCardToken, type CardToken } from '@ridgeline/core/billing';
import { DENVER_PLACE } from './a-place.ts';
import { addressBookContract, addressListContract } from './address-book.contract.ts';
import { FakeGoogleTokens } from './fake-google-tokens.ts';
import { FakePayments } from './fake-payments.ts';
import { googleTokensContract } from './google-tokens.contract.ts';
import { KeptMessages } from './kept-messages.ts';
import { KnownAddresses, KnownProperties } from './known-properties.ts';
import { messengerContract } from './messenger.contract.ts';
import { paymentsContract } from './payments.contract.ts';
import { paymentsContractAtHand } from './payments-at-hand.contract.ts';
import type { PaymentsWorldAtHand } from './payments-world.ts';
import { toldContentContract } from './report-content.contract.ts';

const TOKEN_WORDS = { good: 'good', declined: 'declined', 'asks-bank': 'bank', refused: 'refused' } as const;

async function fakePayments(): Promise<PaymentsWorldAtHand> {
  const payments = new FakePayments();
  let tokens = 0;
  return {
    payments,
    aToken(behaves) {
      tokens += 1;
      return cardToken(`pm_${TOKEN_WORDS[behaves]}_${tokens}`);
    },
    bankAnswers: async (secret, answer) => payments.bankAnswers(secret, answer),
    takenFrom: async (customer) =>
      [...payments.taken.filter(({ take }) => take === 'now'), ...payments.captured]
        .filter((wish) => wish.customer === customer)
        .reduce((sum, { amount }) => sum + amount, 0),
    refundedTo: async (customer) =>
      payments.refunded
        .filter((wish) => wish.customer === customer)
        .reduce((sum, { amount }) => sum + amount, 0),
    async breakConnection() {
      payments.isAway = true;
    },
  };
}

paymentsContract('FakePayments', fakePayments);
paymentsContractAtHand('FakePayments', fakePayments);

googleTokensContract('FakeGoogleTokens', async () => {
  const google = new FakeGoogleTokens();
  let codes = 0;
  return {
    google,
    async aCode() {
      codes += 1;
      return google.giveOut(`code-${codes}`);
    },
    async whileAway() {
      google.isAway = true;
      return google;
    },
  };
});

const knownAddresses = async () => {
  const book = new KnownAddresses();
  book.tell(DENVER_PLACE);
  return {
    book,
    known: '1437 Bannock St, Denver, CO 80202',
    async breakConnection() {
      book.isAway = true;
    },
  };
};
addressBookContract('KnownAddresses', knownAddresses);
addressListContract('KnownAddresses', knownAddresses);

toldContentContract('KnownProperties', async () => {
  const content = new KnownProperties();
  return {
    content,
    tell: async (address, facts) => content.tell(address, facts),
    async breakConnection() {
      content.isAway = true;
    },
  };
});

for (const medium of ['email', 'text'] as const) {
  messengerContract('KeptMessages', medium, async () => {
    const messenger = new KeptMessages();
    return {
      messenger,
      delivered: async () => messenger.sent,
      async breakConnection() {
        messenger.isAway = true;
      },
    };
  });
}

function cardToken(text: string): CardToken {
  const parsed = parseCardToken(text);
  if (!parsed.ok) throw new Error(parsed.failure);
  return parsed.value;
}
