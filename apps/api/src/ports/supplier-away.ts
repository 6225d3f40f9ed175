/** A supplier does not answer: the call gets a 503, and may be sent again. */
export class SupplierAway extends Error {}
