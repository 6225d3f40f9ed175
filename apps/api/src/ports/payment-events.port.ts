/** What the payment provider tells without being asked. */
export type PaymentEvent = {
  /** The same each time the event is sent. */
  readonly id: string;
  /** The payment that it is about; null for an event about anything else, or of an unknown type. */
  readonly payment: EventPayment | null;
  /** The id of the dispute that it is about. */
  readonly dispute: string | null;
};

export type EventPayment = {
  readonly id: string;
  readonly customer: string;
  /** The key that it was made with. */
  readonly key: string;
};

export abstract class PaymentEvents {
  /** Null if the provider has not signed this body, or not now. The signature is of the bytes of the body. */
  abstract read(body: Buffer, signature: string | undefined): PaymentEvent | null;
}
