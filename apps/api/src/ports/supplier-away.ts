/** A supplier does not answer: the call is answered with 503, and may be sent again. */
export class SupplierAway extends Error {}
