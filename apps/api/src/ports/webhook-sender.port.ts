/** Why a delivery was not accepted. */
export type DeliveryFailure = 'refused' | 'timed-out' | 'not-reached' | 'not-public' | 'redirected';

/** How a try ended. It was accepted if there is no failure. */
export type DeliveryOutcome = {
  readonly status: number | null;
  readonly failure: DeliveryFailure | null;
  readonly durationMs: number;
  /** The first characters of the answer. */
  readonly body: string | null;
};

export type SignedEvent = {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Sends events to systems of users, and to no address inside our own network. */
export abstract class WebhookSender {
  /** The address as it is called, or why it may not be one. Rejects with `SupplierAway` only if names cannot be resolved at all. */
  abstract check(
    address: string,
  ): Promise<
    | { readonly address: string }
    | { readonly refusal: 'webhook-address-invalid' | 'webhook-address-not-public' }
  >;
  /** Never rejects: whatever goes wrong is the outcome. */
  abstract send(event: SignedEvent): Promise<DeliveryOutcome>;
}
